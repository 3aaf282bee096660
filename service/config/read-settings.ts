import { isEmail } from "#service/domain/email.ts";

/** A setting that the service cannot start with. The message tells the owner which one and what to do. */
export class SettingError extends Error {}

export type Environment = Record<string, string | undefined>;

export type Settings = ReturnType<typeof readSettings>;

/**
 * Reads the settings that both platforms share. Throws a SettingError, so that a mistake stops the start and not the first
 * inquiry.
 */
export function readSettings(env: Environment) {
  const inquiryAddress = readEmailSetting(env, "INQUIRY_ADDRESS", "inquiry@localhost");
  return {
    inquiryAddress,
    /** Empty: use the platform's default, which is files on your own machine and Cloudflare's mail at Cloudflare. */
    smtpUrl: readSmtpUrl(env),
    mailFrom: readEmailSetting(env, "MAIL_FROM", inquiryAddress),
    mailSubject: readSubject(env),
    allowedOrigins: readOrigins(env),
    ratePerIp: parseNumber(env, "RATE_PER_IP", 20, 1, 100_000_000),
    rateGlobal: parseNumber(env, "RATE_GLOBAL", 300, 1, 100_000_000),
    mailPerHour: parseNumber(env, "MAIL_PER_HOUR", 60, 1, 100_000_000),
    retentionDays: readRetentionDays(env),
  };
}

/** Days after delivery until a guest's words are erased. The build prints the same number on the Privacy page. */
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

export function readEmailSetting(env: Environment, name: string, fallback: string): string {
  const email = env[name]?.trim() || fallback;
  if (!isEmail(email))
    throw new SettingError(`${name} must be one email address such as stay@example.com, but is "${email}".`);
  return email;
}

function readSubject(env: Environment): string {
  const subject = env.MAIL_SUBJECT?.trim() || "Inquiry";
  const unknown = subject.match(/\{(?!name\}|about\})[^}]*\}/)?.[0];
  if (unknown) throw new SettingError(`MAIL_SUBJECT may contain {name} and {about}, but has ${unknown}.`);
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

/**
 * Whether the special characters of the login are percent-encoded. An unencoded password `12#3` turns the user name into the
 * host and leaves the @ behind it; `1%` cannot be decoded.
 */
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
