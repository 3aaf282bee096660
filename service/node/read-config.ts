import { resolve } from "node:path";
import { siteDirOf } from "#release/releases.ts";
import { type Environment, readNumber, readSettings, type Settings } from "#service/config/read-settings.ts";

/** The settings, with those that only a machine of your own needs. */
export interface Config extends Settings {
  host: string;
  port: number;
  /** An inquiry is a file in its Maildir when no SMTP_URL is set. */
  dataDir: string;
  siteDir: string;
  trustProxyHops: number;
}

export function readConfig(env: Environment): Config {
  return {
    ...readSettings(env),
    host: env.HOST?.trim() || "127.0.0.1",
    port: readNumber(env, "PORT", 3000, 0, 65_535),
    dataDir: resolve(env.DATA_DIR || "data"),
    siteDir: siteDirOf(env),
    trustProxyHops: readNumber(env, "TRUST_PROXY_HOPS", 0, 0, 10),
  };
}
