import { useCallback, useEffect, useRef } from "react";
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
  return { ref, onFocus, onClose };
}
