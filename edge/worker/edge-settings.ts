import { type Environment, readSettings, SettingError } from "#service/config/read-settings.ts";

export type EdgeSettings = ReturnType<typeof readEdgeSettings>;

/** An attacker who could guess it would read every guest's words. */
const tokenLeastLength = 32;

/** The settings of .env.example that mean something here; throws a SettingError that names the wrong one. */
export function readEdgeSettings(env: Environment) {
  const settings = readSettings(env);
  const smtp = settings.smtpUrl ? new URL(settings.smtpUrl) : undefined;
  if (smtp?.port === "25")
    throw new SettingError("SMTP_URL must name port 465 or 587: the platform lets nobody reach port 25.");
  if (smtp && /(^|\.)localhost\.?$/.test(smtp.hostname))
    throw new SettingError("SMTP_URL must name 127.0.0.1 instead of localhost, which is not found here.");
  if (smtp?.searchParams.has("requireTLS"))
    throw new SettingError(
      "SMTP_URL cannot have ?requireTLS= here: the platform trusts well-known certificates only.",
    );
  const ownerToken = env.OWNER_TOKEN?.trim() ?? "";
  if (ownerToken !== "" && ownerToken.length < tokenLeastLength)
    throw new SettingError(`OWNER_TOKEN must have at least ${tokenLeastLength} characters.`);
  return {
    ...settings,
    /** For the owner's commands; empty: they are closed. */
    ownerToken,
  };
}
