import { SettingError, type Settings } from "#service/config/read-settings.ts";
import { readConfig } from "#service/node/read-config.ts";
import { readOwnerSettings } from "../edge/owner-settings.ts";
import { commandsAtSite } from "./commands-at-site.ts";
import { commandsHere } from "./commands-here.ts";
import type { OwnerCommands } from "./owner-commands.ts";

interface OpenCommands {
  commands: OwnerCommands;
  settings: Settings;
  /** The command without `--site URL`. */
  words: string[];
}

/** The commands for this machine's DATA_DIR, or with `--site URL` and OWNER_TOKEN for a site at Cloudflare. */
export function openCommands(words: string[]): OpenCommands {
  const at = words.indexOf("--site");
  if (at === -1) {
    const config = readConfig(process.env);
    return { commands: commandsHere(config), settings: config, words };
  }
  const { settings } = readOwnerSettings();
  const origin = readSite(words[at + 1] ?? "");
  if (!settings.ownerToken)
    throw new SettingError("OWNER_TOKEN is missing: write it into edge.env, as it was deployed.");
  const commands = commandsAtSite(origin, settings.ownerToken);
  return { commands, settings, words: words.toSpliced(at, 2) };
}

/** The origin that gets the token. Refuses plain http, which the network can read, and addresses such as "localhost:x@host". */
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
