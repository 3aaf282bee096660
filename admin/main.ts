import CMS from "@sveltia/cms";
import { checkEntry } from "./check-entry.ts";
import { type AdminSettings, makeConfig } from "./make-config.ts";

/** Replaced by admin/build-admin.ts. */
declare const __ADMIN__: AdminSettings;

CMS.registerEventListener({ name: "preSave", handler: checkEntry });
CMS.init({ config: makeConfig(__ADMIN__) });
