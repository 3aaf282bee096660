import { frame } from "#shared/map/projection.ts";
import { inWindow, type View } from "./view.ts";

/** Moves the map's names to their places in `view`, by setting x and y in percent. */
export function placeLabels(drawing: SVGSVGElement, view: View) {
  for (const label of drawing.children) {
    if (label.localName !== "svg") continue;
    const origin = (origins.get(label) ?? rememberOrigin(label)) as [number, number];
    const [across, down] = inWindow(view, origin);
    const isNear = across > -0.3 && across < 1.3 && down > -0.1 && down < 1.1;
    label.setAttribute("visibility", isNear ? "visible" : "hidden");
    if (!isNear) continue;
    label.setAttribute("x", `${across * 100}%`);
    label.setAttribute("y", `${down * 100}%`);
  }
}

const origins = new WeakMap<Element, [number, number]>();

function rememberOrigin(label: Element): [number, number] {
  const shareOf = (name: string) => Number.parseFloat(label.getAttribute(name) ?? "0") / 100;
  const origin: [number, number] = [shareOf("x") * frame.width, shareOf("y") * frame.height];
  origins.set(label, origin);
  return origin;
}
