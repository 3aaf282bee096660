import { SettingError, type Settings } from "#service/config/read-settings.ts";
import { readConfig } from "#service/node/read-config.ts";
import { readOwnerSettings } from "../edge/owner-settings.ts";
import { officeAtSite } from "./office-at-site.ts";
import { officeHere } from "./office-here.ts";
import type { OwnerOffice } from "./owner-office.ts";

interface OpenOffice {
  office: OwnerOffice;
  settings: Settings;
  /** The command without `--site URL`. */
  words: string[];
}

/** The office on this machine's DATA_DIR, or with `--site URL` the one that OWNER_TOKEN opens there. */
export function openOffice(words: string[]): OpenOffice {
  const at = words.indexOf("--site");
  if (at === -1) {
    const config = readConfig(process.env);
    return { office: officeHere(config), settings: config, words };
  }
  const { settings } = readOwnerSettings();
  const url = words[at + 1] ?? "";
  if (!/^https:|^http:\/\/(localhost|127\.0\.0\.1)[:/]/.test(url) || !URL.canParse(url))
    throw new SettingError("--site wants the site's address, such as https://www.example.com.");
  if (!settings.ownerToken)
    throw new SettingError("OWNER_TOKEN is missing: it stands in edge.env, as it was deployed.");
  const office = officeAtSite(new URL(url).origin, settings.ownerToken);
  return { office, settings, words: words.toSpliced(at, 2) };
}
