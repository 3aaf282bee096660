import { join } from "node:path";
import { readEdgeSettings } from "#edge/worker/edge-settings.ts";
import type { Environment } from "#service/config/read-settings.ts";
import { readEnvFile } from "#service/node/read-env-file.ts";
import { projectRoot } from "#site-build/site-folder.ts";
import { readSiteSettings, siteSettingNames } from "#site-build/site-settings.ts";

/** The file with the owner's settings and secrets. Git ignores it. */
export const settingsFile = join(projectRoot, "edge.env");

export const secretNames = ["SMTP_URL", "OWNER_TOKEN"];
const plainNames = [
  "EDGE_NAME",
  "EDGE_DOMAIN",
  "INQUIRY_ADDRESS",
  "MAIL_FROM",
  "MAIL_SUBJECT",
  "ALLOWED_ORIGINS",
  "RATE_PER_IP",
  "RATE_GLOBAL",
  "MAIL_PER_HOUR",
  ...siteSettingNames,
];

export const settingNames: readonly string[] = [...secretNames, ...plainNames];

export type OwnerSettings = ReturnType<typeof readOwnerSettings>;

/** Reads edge.env; environment variables override it. Throws an error that names the wrong setting. */
export function readOwnerSettings(env: Environment = process.env) {
  const file = readEnvFile(settingsFile);
  const unknown = Object.keys(file).find((name) => !settingNames.includes(name));
  if (unknown)
    throw new Error(
      `edge.env has ${unknown}, which is not a setting. The settings are: ${settingNames.join(", ")}.`,
    );
  const pick = (names: string[], unset?: string): Environment =>
    Object.fromEntries(names.map((name) => [name, (env[name] || file[name])?.trim() || unset]));
  const vars = pick(plainNames);
  // An omitted secret would keep its old value at Cloudflare, so one that is not set is sent as empty.
  const secrets = pick(secretNames, "");
  return {
    settings: readEdgeSettings({ ...vars, ...secrets }),
    site: readSiteSettings(vars),
    vars,
    secrets,
  };
}
