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

// The CMS would throw away what is not saved without a question. Its button for Ctrl+S can be pressed only while there is
// something to save, and until it has left a form that it has just saved.
let isSaved = false;
const setSaved = (value: boolean) => {
  isSaved = value;
};
CMS.registerEventListener({ name: "postSave", handler: () => setSaved(true) });
for (const type of ["pointerdown", "keydown"]) window.addEventListener(type, () => setSaved(false), true);
const isUnsaved = () =>
  !isSaved && document.querySelector('button[aria-keyshortcuts$="+S"]:enabled') !== null;

window.addEventListener("beforeunload", (event) => {
  if (isUnsaved()) event.preventDefault();
});
window.navigation?.addEventListener("navigate", (event) => {
  if (event.navigationType === "replace" || !event.cancelable || !isUnsaved()) return;
  if (!window.confirm("Leave without saving? What you have changed here will be lost."))
    event.preventDefault();
});
