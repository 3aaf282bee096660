import type { Evidence, Finding } from "./launch-item.ts";

/** The settings that can be on the list. Another machine may know them: a confirmed one that is set here is no slip. */
export const settingNames = ["SMTP_URL", "INQUIRY_ADDRESS"] as const;

/** Where inquiries go. A form that posts to EmailJS needs no mail server of ours. */
export function findInSettings({ content: { inquirySettings }, env }: Evidence): Finding[] {
  if (inquirySettings.endpoint !== "") return [];
  const found: Finding[] = [];
  const add = (name: (typeof settingNames)[number], todo: string) =>
    found.push({ name, group: "How inquiries reach you", path: [], todo });
  if (!env.SMTP_URL?.trim())
    add("SMTP_URL", "No mail server is set, so that inquiries become files. Set it as docs/running.md says.");
  const address = env.INQUIRY_ADDRESS?.trim() || "inquiry@localhost";
  if (/@localhost$/.test(address))
    add("INQUIRY_ADDRESS", `Inquiries are written to ${address}. Set the address where you read them.`);
  return found;
}
