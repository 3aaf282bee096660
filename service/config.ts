import { isIP } from "node:net";
import { resolve } from "node:path";
import { isMailAddress } from "./inquiry/mail-address.ts";

export interface Config {
  host: string;
  port: number;
  inquiryAddress: string;
  /** Empty: every inquiry becomes a file in a Maildir. */
  smtpUrl: string;
  dataDir: string;
  siteDir: string;
  trustProxyHops: number;
  allowedOrigins: string[];
  ratePerIp: number;
  rateGlobal: number;
  mailPerHour: number;
  retentionDays: number;
}

/** The message is a sentence for the owner and names the variable. */
export class SettingError extends Error {}

type Environment = Record<string, string | undefined>;

/** Reads every setting once, at the start; the code that uses one never looks at the environment. */
export function readConfig(env: Environment): Config {
  return {
    host: readHost(env),
    port: readNumber(env, "PORT", 3000, 0, 65_535),
    inquiryAddress: readAddress(env),
    smtpUrl: readSmtpUrl(env),
    dataDir: resolve(env.DATA_DIR || "data"),
    siteDir: resolve(env.SITE_DIR || resolve(import.meta.dirname, "..", "dist")),
    trustProxyHops: readNumber(env, "TRUST_PROXY_HOPS", 0, 0, 10),
    allowedOrigins: readOrigins(env),
    ratePerIp: readNumber(env, "RATE_PER_IP", 20, 1, 100_000_000),
    rateGlobal: readNumber(env, "RATE_GLOBAL", 300, 1, 100_000_000),
    mailPerHour: readNumber(env, "MAIL_PER_HOUR", 60, 1, 100_000_000),
    retentionDays: readNumber(env, "RETENTION_DAYS", 400, 1, 36_500),
  };
}

function readNumber(env: Environment, name: string, fallback: number, least: number, most: number): number {
  const text = env[name]?.trim();
  if (!text) return fallback;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < least || value > most)
    throw new SettingError(`${name} must be a whole number from ${least} to ${most}, but is "${text}".`);
  return value;
}

function readHost(env: Environment): string {
  const host = env.HOST?.trim() || "127.0.0.1";
  if (!isIP(host) && !/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(host))
    throw new SettingError(`HOST must be an address of this machine such as 0.0.0.0, but is "${host}".`);
  return host;
}

function readAddress(env: Environment): string {
  const address = env.INQUIRY_ADDRESS?.trim() || "inquiry@localhost";
  if (!isMailAddress(address))
    throw new SettingError(
      `INQUIRY_ADDRESS must be one mail address such as stay@example.com, but is "${address}".`,
    );
  return address;
}

function readSmtpUrl(env: Environment): string {
  const text = env.SMTP_URL?.trim() ?? "";
  if (text === "") return "";
  const url = URL.canParse(text) ? new URL(text) : undefined;
  // The value holds a password, so it is never repeated.
  if (!url || !["smtp:", "smtps:"].includes(url.protocol) || url.hostname === "")
    throw new SettingError(
      "SMTP_URL must look like smtps://user:password@mail.example.com:465, with special characters percent-encoded.",
    );
  return text;
}

function readOrigins(env: Environment): string[] {
  const origins = (env.ALLOWED_ORIGINS ?? "").split(/[\s,]+/).filter((text) => text !== "");
  for (const text of origins) {
    const origin = URL.canParse(text) ? new URL(text).origin : undefined;
    if (origin !== text || !/^https?:/.test(text))
      throw new SettingError(
        `ALLOWED_ORIGINS must list origins such as https://www.example.com without a path, but has "${text}".`,
      );
  }
  return origins;
}
