import { type RefObject, useEffect } from "react";
import type { Point } from "#shared/map/projection.ts";
import { panned, type View, wholeRegion, zoomed, zoomStep } from "./view.ts";

type Change = (change: (view: View) => View) => void;
const dragAfterPixels = 4;
const keyStep = 0.16;

/**
 * One finger or the mouse moves the map, two fingers zoom it. Until the map is clicked or tapped (`data-active`), the
 * wheel without Ctrl and a vertical swipe (CSS `touch-action`) scroll the page; `refuse` is called then.
 */
export function useGestures(
  element: RefObject<HTMLElement | null>,
  {
    move,
    glide,
    maxZoom,
    refuse,
  }: { move: Change; glide: Change; maxZoom: number; refuse: (by: "wheel" | "touch") => void },
) {
  useEffect(() => {
    const map = element.current;
    if (!map) return;
    const fingers = new Map<number, Point>();
    let dragging = false;
    const sharesOf = (x: number, y: number): Point => {
      const box = map.getBoundingClientRect();
      return [(x - box.left) / box.width, (y - box.top) / box.height];
    };
    const stop = new AbortController();
    const on = <Type extends keyof HTMLElementEventMap>(
      type: Type,
      listener: (event: HTMLElementEventMap[Type]) => unknown,
      options: AddEventListenerOptions = {},
    ) => map.addEventListener(type, listener, { ...options, signal: stop.signal });

    on("pointerdown", (event) => {
      if (event.button !== 0) return;
      if (fingers.size === 0) dragging = false;
      fingers.set(event.pointerId, [event.clientX, event.clientY]);
    });
    on("pointermove", (event) => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      // No pointerup came: the button was released outside before the pointer was captured.
      if (event.buttons === 0) return fingers.delete(event.pointerId);
      const now: Point = [event.clientX, event.clientY];
      if (!dragging && fingers.size === 1 && distance(before, now) < dragAfterPixels) return;
      if (!dragging) {
        dragging = true;
        // Captured only now: a capture at pointerdown would prevent clicks on markers.
        for (const id of fingers.keys()) map.setPointerCapture(id);
      }
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      fingers.set(event.pointerId, now);
      const [fromX, fromY] = sharesOf(...(other ? middle(before, other) : before));
      const to = sharesOf(...(other ? middle(now, other) : now));
      const factor = other ? distance(now, other) / Math.max(1, distance(before, other)) : 1;
      move((view) => zoomed(panned(view, fromX - to[0], fromY - to[1]), factor, to, maxZoom));
    });
    const lift = (event: PointerEvent) => {
      fingers.delete(event.pointerId);
      // The browser scrolls the page with this finger.
      if (event.type === "pointercancel" && event.pointerType === "touch") refuse("touch");
    };
    on("pointerup", lift);
    on("pointercancel", lift);
    // A drag that ends on a marker must not click it.
    on(
      "click",
      (event) => {
        if (dragging && event.detail > 0) event.stopPropagation();
        else map.dataset.active = "";
        dragging = false;
      },
      { capture: true },
    );
    on("dblclick", (event) => {
      if (event.target instanceof Element && event.target.closest("button, a")) return;
      glide((view) => zoomed(view, zoomStep, sharesOf(event.clientX, event.clientY), maxZoom));
    });
    on(
      "wheel",
      (event) => {
        if (!event.ctrlKey && map.dataset.active === undefined) return refuse("wheel");
        event.preventDefault();
        // Some mice report lines or pages. A trackpad's pinch is reported as small steps with Ctrl.
        const pixels = event.deltaY * (event.deltaMode === 0 ? 1 : 33);
        const factor = Math.exp(-Math.max(-120, Math.min(120, pixels)) / (event.ctrlKey ? 100 : 300));
        move((view) => zoomed(view, factor, sharesOf(event.clientX, event.clientY), maxZoom));
      },
      { passive: false },
    );
    on("keydown", (event) => {
      // With a modifier a key belongs to the browser: Back, Forward, page zoom.
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const step = keySteps[event.key];
      if (!step) return;
      event.preventDefault();
      glide((view) => step(view, maxZoom));
    });
    on("focusout", (event) => {
      if (!(event.relatedTarget instanceof Node && map.contains(event.relatedTarget)))
        delete map.dataset.active;
    });
    const leave = (event: PointerEvent) => {
      if (!(event.target instanceof Node && map.contains(event.target))) delete map.dataset.active;
    };
    document.addEventListener("pointerdown", leave, { signal: stop.signal });
    return () => stop.abort();
  }, [element, move, glide, maxZoom, refuse]);
}

const keySteps: Record<string, (view: View, maxZoom: number) => View> = {
  ArrowLeft: (view) => panned(view, -keyStep, 0),
  ArrowRight: (view) => panned(view, keyStep, 0),
  ArrowUp: (view) => panned(view, 0, -keyStep),
  ArrowDown: (view) => panned(view, 0, keyStep),
  "+": (view, most) => zoomed(view, zoomStep, [0.5, 0.5], most),
  "=": (view, most) => zoomed(view, zoomStep, [0.5, 0.5], most),
  "-": (view, most) => zoomed(view, 1 / zoomStep, [0.5, 0.5], most),
  "0": () => wholeRegion,
};

function distance([x, y]: Point, [otherX, otherY]: Point): number {
  return Math.hypot(x - otherX, y - otherY);
}

function middle([x, y]: Point, [otherX, otherY]: Point): Point {
  return [(x + otherX) / 2, (y + otherY) / 2];
}
