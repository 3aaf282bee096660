import type CMS from "@sveltia/cms";

// Its button for Ctrl+S can be pressed only while there is something to save, and until the CMS has left a form that it has
// just saved.
const saveButton = 'button[aria-keyshortcuts$="+S"]:enabled';

/** Asks before the CMS throws away what is not saved, and keeps a picture that is still being made from being lost. */
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

/** A picture reaches the form only when its dialog has faded out and "Processing a file" is gone. The CMS would save without it. */
function refuseEarlySave(event: Event): void {
  const isSave = (event.target as Element).closest(saveButton);
  if (!isSave || !document.querySelector("dialog .x-large, .processing")) return;
  event.stopImmediatePropagation();
  window.alert("A picture is not ready yet. Save once its name is shown.");
}
