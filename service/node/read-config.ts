import { resolve } from "node:path";
import { siteDirOf } from "#release/releases.ts";
import {
  type Environment,
  parseNumber,
  readEmailSetting,
  readSettings,
} from "#service/config/read-settings.ts";

export type Config = ReturnType<typeof readConfig>;

/** The shared settings, plus those that only apply on your own machine. */
export function readConfig(env: Environment) {
  const settings = readSettings(env);
  return {
    ...settings,
    /** Where mails about the website itself go. */
    noticeAddress: readEmailSetting(env, "NOTICE_ADDRESS", settings.inquiryAddress),
    host: env.HOST?.trim() || "127.0.0.1",
    port: parseNumber(env, "PORT", 3000, 0, 65_535),
    dataDir: resolve(env.DATA_DIR || "data"),
    siteDir: siteDirOf(env),
    trustProxyHops: parseNumber(env, "TRUST_PROXY_HOPS", 0, 0, 10),
  };
}
