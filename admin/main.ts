import CMS from "@sveltia/cms";
import { checkEntry } from "./check-entry.ts";
import { type AdminSettings, makeConfig } from "./make-config.ts";

/** Replaced by admin/build-admin.ts. */
declare const __ADMIN__: AdminSettings;

CMS.registerEventListener({
  name: "preSave",
  handler: (event) => checkEntry(event, __ADMIN__.published, (question) => window.confirm(question)),
});
CMS.init({ config: makeConfig(__ADMIN__) });

// Its button for Ctrl+S can be pressed only while there is something to save, and until the CMS has left a form that it has
// just saved.
const saveButton = 'button[aria-keyshortcuts$="+S"]:enabled';

// A picture reaches the form only when its dialog has faded out and "Processing a file" is gone. The CMS would save without it.
const refuseEarlySave = (event: Event) => {
  const isSave = (event.target as Element).closest(saveButton);
  if (!isSave || !document.querySelector("dialog .x-large, .processing")) return;
  event.stopImmediatePropagation();
  window.alert("A picture is not ready yet. Save once its name is shown.");
};
window.addEventListener("click", refuseEarlySave, true);

// The CMS would throw away what is not saved without a question.
let isSaved = false;
const setSaved = (value: boolean) => {
  isSaved = value;
};
CMS.registerEventListener({ name: "postSave", handler: () => setSaved(true) });
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
