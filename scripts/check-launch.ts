import "./own-env.ts";
import { existsSync } from "node:fs";
import { readOwnerSettings, settingsFile } from "#edge/owner-settings.ts";
import { readSettings } from "#service/config/read-settings.ts";
import { dayIn } from "#shared/calendar.ts";
import { loadContent } from "#site-build/content/read-content.ts";
import { formatLaunchList, launchList } from "#site-build/launch-list.ts";
import { mediaFolder } from "#site-build/site-folder.ts";

// npm run check:launch: lists what only the owner can know or do before the launch. Fails as long as guests would be misled.

const content = loadContent();
const list = launchList(content, mailSettings(), mediaFolder, dayIn(content.site.timeZone, new Date()));
console.log(formatLaunchList(list));
if (list.blockers.length > 0) process.exitCode = 1;

/** Those that somebody must set: none where EmailJS sends, no mail server at Cloudflare. */
function mailSettings(): Record<string, string> {
  if (content.site.emailjs) return {};
  if (existsSync(settingsFile)) return { INQUIRY_ADDRESS: readOwnerSettings().settings.inquiryAddress };
  const { inquiryAddress, smtpUrl } = readSettings(process.env);
  return { INQUIRY_ADDRESS: inquiryAddress, SMTP_URL: smtpUrl };
}
