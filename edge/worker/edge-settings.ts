import { type Environment, readSettings, SettingError } from "#service/config/read-settings.ts";

export type EdgeSettings = ReturnType<typeof readEdgeSettings>;

/** Whoever guesses the token can read every guest's words. */
const tokenMinLength = 32;

/** Reads the settings that apply at Cloudflare. Throws a SettingError that names the wrong one. */
export function readEdgeSettings(env: Environment) {
  const settings = readSettings(env);
  const smtp = settings.smtpUrl ? new URL(settings.smtpUrl) : undefined;
  if (smtp?.port === "25")
    throw new SettingError("SMTP_URL must name port 465 or 587: Cloudflare blocks port 25.");
  if (smtp && /(^|\.)localhost\.?$/.test(smtp.hostname))
    throw new SettingError(
      "SMTP_URL must name 127.0.0.1 instead of localhost, which Cloudflare's runtime cannot resolve.",
    );
  if (smtp?.searchParams.has("requireTLS"))
    throw new SettingError(
      "SMTP_URL cannot have ?requireTLS= at Cloudflare, which only accepts publicly trusted certificates.",
    );
  const ownerToken = env.OWNER_TOKEN?.trim() ?? "";
  if (ownerToken !== "" && ownerToken.length < tokenMinLength)
    throw new SettingError(`OWNER_TOKEN must have at least ${tokenMinLength} characters.`);
  return {
    ...settings,
    /** The password of the owner's commands. Empty: the commands are disabled. */
    ownerToken,
  };
}
