import CMS from "@sveltia/cms";
import { checkEntry } from "./check-entry.ts";
import { guardFiles } from "./guard-files.ts";
import { guardNumbers } from "./guard-numbers.ts";
import { guardUnsaved } from "./guard-unsaved.ts";
import { type AdminSettings, makeConfig } from "./make-config.ts";
import { markEnded } from "./mark-ended.ts";

/** Replaced by admin/build-admin.ts. */
declare const __ADMIN__: AdminSettings;

const shownWarnings = new Set<string>();
CMS.registerEventListener({
  name: "preSave",
  handler: ({ entry }) => checkEntry(entry, __ADMIN__.published, shownWarnings),
});
CMS.init({ config: makeConfig(__ADMIN__) });

guardFiles();
guardNumbers();
guardUnsaved(CMS);
markEnded(__ADMIN__.published.timeZone);
