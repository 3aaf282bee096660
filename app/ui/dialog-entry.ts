/**
 * Gives an open dialog a history entry of its own: the back button closes it. Returns a function to call when the dialog
 * has closed; it removes the entry if it is still the current one.
 */
export function addDialogEntry(dialog: HTMLDialogElement | null): () => void {
  // Keep the router's state: for the router both entries are the same page.
  history.pushState({ ...history.state, dialog: true }, "");
  const close = () => {
    // Still true where a dialog opens before the entry of the one before it is gone.
    if (!history.state?.dialog) dialog?.close();
  };
  addEventListener("popstate", close);
  return () => {
    removeEventListener("popstate", close);
    if (history.state?.dialog) history.back();
  };
}
