import { secureHost } from "#schema/link-rule.ts";
import { type Environment, readRetentionDays, SettingError } from "#service/config/read-settings.ts";

/**
 * Settings on the machine. What affects privacy and security is here, where someone who can only push content cannot change
 * it.
 */
export type SiteSettings = ReturnType<typeof readSiteSettings>;

const emailjsNames = ["EMAILJS_PUBLIC_KEY", "EMAILJS_SERVICE_ID", "EMAILJS_TEMPLATE_ID"] as const;

/** The settings that a build reads from .env or edge.env. */
export const siteSettingNames = ["SITE_URL", "REPOSITORY", "RETENTION_DAYS", ...emailjsNames] as const;

/** Throws a SettingError that names the wrong setting. */
export function readSiteSettings(env: Environment) {
  return {
    /** Such as https://www.example.com. */
    siteUrl: readSiteUrl(env),
    /** The URL of the repository that /admin saves to; undefined if the website has no /admin. */
    repository: readRepository(env),
    /** The EmailJS account that browsers send to; undefined if they send to our own service. */
    emailjs: readEmailjs(env),
    /** The retention that the Privacy page promises. */
    retentionDays: readRetentionDays(env),
  };
}

function readSiteUrl(env: Environment): string {
  const text = env.SITE_URL?.trim() || "https://resort.example";
  if (new RegExp(`^${secureHost}/?$`, "u").test(text)) return new URL(text).origin;
  throw new SettingError(
    `SITE_URL must be the website's URL without a path, such as https://www.example.com, but is "${text}".`,
  );
}

function readRepository(env: Environment): string | undefined {
  const text = env.REPOSITORY?.trim();
  if (!text || /^https?:\/\/[\w.:-]+(\/[\w.-]+){2,}$/.test(text)) return text || undefined;
  throw new SettingError(`REPOSITORY must look like https://github.com/owner/name, but is "${text}".`);
}

function readEmailjs(env: Environment) {
  const [publicKey = "", serviceId = "", templateId = ""] = emailjsNames.map((name) => env[name]?.trim());
  const set = emailjsNames.filter((name) => env[name]?.trim());
  if (set.length === 0) return undefined;
  for (const name of emailjsNames) {
    if (!set.includes(name))
      throw new SettingError(`${name} is missing: EmailJS needs it together with ${set[0]}.`);
    if (!/^[\w-]+$/.test(env[name]?.trim() ?? ""))
      throw new SettingError(`${name} must be letters, digits, hyphens and underscores.`);
  }
  return { publicKey, serviceId, templateId };
}
