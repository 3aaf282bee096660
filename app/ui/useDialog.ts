import { type FormEvent, useEffect, useRef } from "react";
import { afterPaint } from "./browser.ts";

/** Opens and closes a modal dialog after the next paint, so that the button looks pressed at once on a slow phone. */
export function useDialog() {
  const ref = useRef<HTMLDialogElement>(null);
  // React knows no `command` events.
  useEffect(() => {
    const dialog = ref.current;
    const openLate = (event: Event) => {
      event.preventDefault();
      afterPaint(() => {
        if (!dialog?.isConnected) return;
        dialog.showModal();
        // Browsers keep the scroll position from the last time it was open.
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
  return { ref, onSubmit };
}
