import { type FormEvent, type MouseEvent, useEffect, useRef } from "react";
import { afterPaint } from "./browser.ts";

/**
 * The props of a modal dialog. It opens and closes after the next paint, so that a slow phone shows the pressed button first.
 * `closesOutside`: whether a click on the backdrop closes it.
 */
export function useDialog({ closesOutside = false } = {}) {
  const ref = useRef<HTMLDialogElement>(null);
  // React does not support `command` events.
  useEffect(() => {
    const dialog = ref.current;
    const openLate = (event: Event) => {
      event.preventDefault();
      afterPaint(() => {
        if (!dialog?.isConnected) return;
        dialog.showModal();
        // Otherwise it would still be scrolled to where it was when it was last open.
        dialog.scrollTo(0, 0);
      });
    };
    dialog?.addEventListener("command", openLate);
    return () => dialog?.removeEventListener("command", openLate);
  }, []);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    afterPaint(() => ref.current?.close());
  };
  if (!closesOutside) return { ref, onSubmit };
  return { ref, onSubmit, closedby: "any" as const, onClick: closeOutside };
}

/** Replaces `closedby="any"` in Safari. A click on the backdrop has the dialog as its target, but lies outside of its box. */
function closeOutside({ target, currentTarget: dialog, clientX, clientY }: MouseEvent<HTMLDialogElement>) {
  if (target !== dialog || "closedBy" in HTMLDialogElement.prototype) return;
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  const isInside = left <= clientX && clientX <= right && top <= clientY && clientY <= bottom;
  if (!isInside) dialog.close();
}
