import { frame } from "#shared/map/projection.ts";
import { inWindow, type View } from "./view.ts";

/** Moves the names of the map with it, by rewriting the percentages they stand at. */
export function placeLabels(drawing: SVGSVGElement, view: View) {
  for (const label of drawing.children) {
    if (label.localName !== "svg") continue;
    const home = (homes.get(label) ?? rememberHome(label)) as [number, number];
    const [across, down] = inWindow(view, home);
    const isNear = across > -0.3 && across < 1.3 && down > -0.1 && down < 1.1;
    label.setAttribute("visibility", isNear ? "visible" : "hidden");
    if (!isNear) continue;
    label.setAttribute("x", `${across * 100}%`);
    label.setAttribute("y", `${down * 100}%`);
  }
}

const homes = new WeakMap<Element, [number, number]>();

function rememberHome(label: Element): [number, number] {
  const shareOf = (name: string) => Number.parseFloat(label.getAttribute(name) ?? "0") / 100;
  const home: [number, number] = [shareOf("x") * frame.width, shareOf("y") * frame.height];
  homes.set(label, home);
  return home;
}
