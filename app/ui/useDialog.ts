import { type FormEvent, useEffect, useRef } from "react";
import { afterPaint } from "./browser.ts";

/**
 * Props of a prerendered modal dialog. It opens and closes without script. With script it does so after the next paint: it
 * makes the whole page inert or undoes that, which takes a slow phone a tenth of a second, and the pressed button must look
 * pressed before.
 */
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
