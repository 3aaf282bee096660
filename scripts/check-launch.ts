import "./own-env.ts";
import { existsSync } from "node:fs";
import { readOwnerSettings, settingsFile } from "#edge/owner-settings.ts";
import { readSettings } from "#service/config/read-settings.ts";
import { dayIn } from "#shared/calendar.ts";
import { loadContent } from "#site-build/content/read-content.ts";
import { formatLaunchList, launchList } from "#site-build/launch-list.ts";
import { mediaFolder } from "#site-build/site-folder.ts";
import { readSiteSettings } from "#site-build/site-settings.ts";

// npm run check:launch: lists what only the owner can know or do before the launch. Fails as long as guests would be misled.

const content = loadContent();
const list = launchList(content, settings(), mediaFolder, dayIn(content.site.timeZone, new Date()));
console.log(formatLaunchList(list));
if (list.blockers.length > 0) process.exitCode = 1;

/** Those that somebody must set: no mail server at Cloudflare, and none of ours where EmailJS sends. */
function settings(): Record<string, string> {
  const edge = existsSync(settingsFile) ? readOwnerSettings() : undefined;
  const { siteUrl, repository = "", emailjs } = edge?.site ?? readSiteSettings(process.env);
  const site = { SITE_URL: siteUrl, REPOSITORY: repository };
  if (emailjs) return site;
  if (edge) return { ...site, INQUIRY_ADDRESS: edge.settings.inquiryAddress };
  const { inquiryAddress, smtpUrl } = readSettings(process.env);
  return { ...site, INQUIRY_ADDRESS: inquiryAddress, SMTP_URL: smtpUrl };
}
