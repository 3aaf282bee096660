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

/** The inquiries of this machine's DATA_DIR, or with `--site URL` those of a site that OWNER_TOKEN opens. */
export function openOffice(words: string[]): OpenOffice {
  const at = words.indexOf("--site");
  if (at === -1) {
    const config = readConfig(process.env);
    return { office: officeHere(config), settings: config, words };
  }
  const { settings } = readOwnerSettings();
  const origin = readSite(words[at + 1] ?? "");
  if (!settings.ownerToken)
    throw new SettingError("OWNER_TOKEN is missing: it stands in edge.env, as it was deployed.");
  const office = officeAtSite(origin, settings.ownerToken);
  return { office, settings, words: words.toSpliced(at, 2) };
}

/** The origin that gets the token. Plain http would show it to the network, and "localhost:x@host" is a user of that host. */
export function readSite(text: string): string {
  const url = URL.parse(text);
  const isHere = ["localhost", "127.0.0.1", "[::1]"].includes(url?.hostname ?? "");
  const isSafe = url?.protocol === "https:" || (url?.protocol === "http:" && isHere);
  if (!url || !isSafe || url.username || url.password)
    throw new SettingError(
      "--site must be the site's address, such as https://www.example.com, without a user name; http only for this machine.",
    );
  return url.origin;
}
