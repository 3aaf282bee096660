let open: HTMLDialogElement | null | undefined;
let isListening = false;

/**
 * Gives an open dialog a history entry of its own: the back button closes it. Returns a function to call when the dialog
 * has closed; it removes the entry if it is still the current one.
 */
export function addDialogEntry(dialog: HTMLDialogElement | null): () => void {
  if (!isListening) {
    forgetEntry();
    addEventListener("popstate", onTraversal);
  }
  isListening = true;
  open = dialog;
  // Keep the router's state: for the router both entries are the same page.
  history.pushState({ ...history.state, dialog: true }, "");
  return () => {
    if (open === dialog) open = undefined;
    if (history.state?.dialog) history.back();
  };
}

function onTraversal() {
  if (!open) forgetEntry();
  // The entry can be another dialog's, which was closed a moment ago and is not gone yet.
  else if (!history.state?.dialog) open.close();
}

/** After a reload or Forward the current entry may belong to a dialog that is not open. */
function forgetEntry() {
  if (history.state?.dialog) history.replaceState({ ...history.state, dialog: false }, "");
}
