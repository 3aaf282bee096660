import { isEmail } from "#service/domain/email.ts";

/** The message is a sentence for the owner. */
export class SettingError extends Error {}

export type Environment = Record<string, string | undefined>;

export type Settings = ReturnType<typeof readSettings>;

/** The owner's settings on both platforms. A wrong one stops the service at its start, not at the first inquiry. */
export function readSettings(env: Environment) {
  const inquiryAddress = readAddress(env, "INQUIRY_ADDRESS", "inquiry@localhost");
  return {
    inquiryAddress,
    /** Empty: the platform's own way, which is files on a machine and Cloudflare's mail there. */
    smtpUrl: readSmtpUrl(env),
    mailFrom: readAddress(env, "MAIL_FROM", inquiryAddress),
    mailSubject: readSubject(env),
    allowedOrigins: readOrigins(env),
    ratePerIp: parseNumber(env, "RATE_PER_IP", 20, 1, 100_000_000),
    rateGlobal: parseNumber(env, "RATE_GLOBAL", 300, 1, 100_000_000),
    mailPerHour: parseNumber(env, "MAIL_PER_HOUR", 60, 1, 100_000_000),
    retentionDays: readRetentionDays(env),
  };
}

/** The guest's words are erased so many days after delivery. The build says the same on the Privacy page. */
export const readRetentionDays = (env: Environment) => parseNumber(env, "RETENTION_DAYS", 400, 30, 36_500);

export function parseNumber(
  env: Environment,
  name: string,
  fallback: number,
  least: number,
  most: number,
): number {
  const text = env[name]?.trim();
  if (!text) return fallback;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < least || value > most)
    throw new SettingError(`${name} must be a whole number from ${least} to ${most}, but is "${text}".`);
  return value;
}

export function readAddress(env: Environment, name: string, fallback: string): string {
  const address = env[name]?.trim() || fallback;
  if (!isEmail(address))
    throw new SettingError(`${name} must be one mail address such as stay@example.com, but is "${address}".`);
  return address;
}

function readSubject(env: Environment): string {
  const subject = env.MAIL_SUBJECT?.trim() || "Inquiry";
  const unknown = subject.match(/\{(?!name\}|about\})[^}]*\}/)?.[0];
  if (unknown) throw new SettingError(`MAIL_SUBJECT knows {name} and {about}, but has ${unknown}.`);
  if (/\p{Cc}/u.test(subject)) throw new SettingError("MAIL_SUBJECT must be one line.");
  return subject;
}

function readSmtpUrl(env: Environment): string {
  const text = env.SMTP_URL?.trim() ?? "";
  if (text === "") return "";
  const url = URL.parse(text);
  // The value holds a password, so it is never repeated.
  if (!url || !["smtp:", "smtps:"].includes(url.protocol) || url.hostname === "" || !isEncoded(url))
    throw new SettingError(
      "SMTP_URL must look like smtps://user:password@mail.example.com:465, with special characters percent-encoded.",
    );
  return text;
}

/** With the password `12#3` the user name would become the host, and the @ would come after it; `1%` cannot be decoded. */
function isEncoded({ username, password, pathname, search, hash }: URL): boolean {
  try {
    decodeURIComponent(username + password);
  } catch {
    return false;
  }
  return !/@/.test(pathname + search + hash);
}

function readOrigins(env: Environment): string[] {
  const origins = (env.ALLOWED_ORIGINS ?? "").split(/[\s,]+/).filter((text) => text !== "");
  for (const text of origins) {
    if (URL.parse(text)?.origin !== text || !/^https?:/.test(text))
      throw new SettingError(
        `ALLOWED_ORIGINS must list origins such as https://www.example.com without a path, but has "${text}".`,
      );
  }
  return origins;
}
