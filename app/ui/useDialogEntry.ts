import { type FormEvent, useCallback, useEffect, useRef } from "react";
import { afterPaint } from "./browser.ts";
import { addDialogEntry } from "./dialog-entry.ts";

/**
 * For a prerendered modal dialog, which opens without script: the back button closes it. Returns the dialog's props.
 * `onOpen` is called when it has opened, also if that was before this script ran; what it returns, when it has closed.
 */
export function useDialogEntry(onOpen: (dialog: HTMLDialogElement) => (() => void) | undefined) {
  const ref = useRef<HTMLDialogElement>(null);
  const end = useRef<() => void>(undefined);
  // An opening dialog takes the focus. Not all supported browsers have `toggle` events of dialogs.
  const onFocus = useCallback(() => {
    const dialog = ref.current;
    if (end.current || !dialog?.matches(":modal")) return;
    const onEnd = onOpen(dialog);
    const removeEntry = addDialogEntry(dialog);
    end.current = () => {
      onEnd?.();
      removeEntry();
    };
  }, [onOpen]);
  const onClose = useCallback(() => {
    end.current?.();
    end.current = undefined;
  }, []);
  useEffect(() => {
    onFocus();
    // A link inside leaves the page with the dialog open.
    return onClose;
  }, [onFocus, onClose]);
  // A modal dialog makes the whole page inert, and its end undoes that: on a slow phone the pressed button would not look
  // pressed for a tenth of a second. React knows no `command` events.
  useEffect(() => {
    const dialog = ref.current;
    const onCommand = (event: Event) => {
      event.preventDefault();
      afterPaint(() => dialog?.isConnected && dialog.showModal());
    };
    dialog?.addEventListener("command", onCommand);
    return () => dialog?.removeEventListener("command", onCommand);
  }, []);
  const onSubmit = useCallback((event: FormEvent) => {
    event.preventDefault();
    afterPaint(() => ref.current?.close());
  }, []);
  return { ref, onFocus, onClose, onSubmit };
}
