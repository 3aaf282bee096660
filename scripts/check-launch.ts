import "./load-env.ts";
import { existsSync } from "node:fs";
import { readOwnerSettings, settingsFile } from "#edge/owner-settings.ts";
import { readSettings } from "#service/config/read-settings.ts";
import { loadContent } from "#site-build/content/read-content.ts";
import { formatLaunchList, type LaunchSettings, launchList } from "#site-build/launch/launch-list.ts";
import { readSiteSettings } from "#site-build/site-settings.ts";

// npm run check:launch: lists what is left to do before the launch. Fails until nothing is left.

const list = launchList(loadContent(), settings());
console.log(formatLaunchList(list));
if (list.length > 0) process.exitCode = 1;

/** The settings that must be set: Cloudflare needs no mail server, and a site that sends by EmailJS only its URL. */
function settings(): LaunchSettings {
  const edge = existsSync(settingsFile) ? readOwnerSettings() : undefined;
  const { siteUrl, emailjs } = edge?.site ?? readSiteSettings(process.env);
  const site = { SITE_URL: siteUrl };
  if (emailjs) return site;
  if (edge) return { ...site, INQUIRY_ADDRESS: edge.settings.inquiryAddress };
  const { inquiryAddress, smtpUrl } = readSettings(process.env);
  return { ...site, INQUIRY_ADDRESS: inquiryAddress, SMTP_URL: smtpUrl };
}
