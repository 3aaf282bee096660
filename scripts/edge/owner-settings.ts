import { join } from "node:path";
import type { Environment } from "#service/config/read-settings.ts";
import { type EdgeSettings, readEdgeSettings } from "#service/edge/edge-settings.ts";
import { projectRoot } from "#site-build/site-folder.ts";
import { readEnvFile } from "../read-env-file.ts";

/** The owner's settings and secrets as NAME=value. Git ignores the file. */
export const settingsFile = join(projectRoot, "edge.env");

export const secretNames = ["SMTP_URL", "OWNER_TOKEN"];
/** Only for the deployment. */
const placement = ["EDGE_NAME", "EDGE_DOMAIN"];
const plain = [
  "INQUIRY_ADDRESS",
  "MAIL_FROM",
  "MAIL_SUBJECT",
  "ALLOWED_ORIGINS",
  "RATE_PER_IP",
  "RATE_GLOBAL",
  "MAIL_PER_HOUR",
  "RETENTION_DAYS",
];

export const settingNames: readonly string[] = [...secretNames, ...placement, ...plain];

export interface OwnerSettings {
  /** The Worker's name, the first part of its address at workers.dev. */
  name: string;
  domain: string | undefined;
  settings: EdgeSettings;
  vars: Record<string, string>;
  secrets: Record<string, string>;
}

/** Reads edge.env; variables of the environment override it. Throws a sentence that names a wrong setting. */
export function readOwnerSettings(env: Environment = process.env): OwnerSettings {
  const file = readEnvFile(settingsFile);
  const unknown = Object.keys(file).find((name) => !settingNames.includes(name));
  if (unknown)
    throw new Error(
      `edge.env has ${unknown}, which is not a setting. The settings are: ${settingNames.join(", ")}.`,
    );
  const all: Environment = { ...file };
  for (const name of settingNames) if (env[name]) all[name] = env[name];
  const pick = (names: string[]) =>
    Object.fromEntries(names.flatMap((name) => (all[name] ? [[name, all[name]]] : [])));
  const name = all.EDGE_NAME?.trim() || "kafal-ridge";
  const domain = all.EDGE_DOMAIN?.trim() || undefined;
  return { name, domain, settings: readEdgeSettings(all), vars: pick(plain), secrets: pick(secretNames) };
}
