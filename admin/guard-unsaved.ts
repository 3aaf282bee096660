import type CMS from "@sveltia/cms";

// The CMS's Save button is enabled while there are unsaved changes, and also just after saving, until the form is closed.
const saveButton = 'button[aria-keyshortcuts$="+S"]:enabled';

/** Asks before unsaved changes are discarded, and prevents saving while a picture is being processed. */
export function guardUnsaved(cms: typeof CMS): void {
  window.addEventListener("click", refuseEarlySave, true);

  let isSaved = false;
  const setSaved = (value: boolean) => {
    isSaved = value;
  };
  cms.registerEventListener({ name: "postSave", handler: () => setSaved(true) });
  for (const type of ["pointerdown", "keydown"]) window.addEventListener(type, () => setSaved(false), true);
  const isUnsaved = () => !isSaved && document.querySelector(saveButton) !== null;

  window.addEventListener("beforeunload", (event) => {
    if (isUnsaved()) event.preventDefault();
  });
  window.navigation?.addEventListener("navigate", (event) => {
    if (event.navigationType === "replace" || !event.cancelable || !isUnsaved()) return;
    if (!window.confirm("Leave without saving? What you have changed here will be lost."))
      event.preventDefault();
  });
}

/**
 * The form gets a picture only after its dialog and "Processing a file" have disappeared. Before, the CMS would save without
 * it.
 */
function refuseEarlySave(event: Event): void {
  const isSave = (event.target as Element).closest(saveButton);
  if (!isSave || !document.querySelector("dialog .x-large, .processing")) return;
  event.stopImmediatePropagation();
  window.alert("A picture is not ready yet. Save once its name is shown.");
}
