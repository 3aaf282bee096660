import type { Contact } from "#release/site-manifest.ts";

/**
 * The notice that guests reach the resort in another way than `told`, what the owner was told last. A push can change it, and
 * with it to whom guests write. Undefined if nothing has changed.
 */
export function noticeOfContactChange(
  told: Contact,
  now: Contact,
): { subject: string; text: string } | undefined {
  const changed = Object.keys(now).filter((name) => told[name] !== now[name]);
  if (changed.length === 0) return undefined;
  const lines = changed.map((name) => `${name}\n  before: ${told[name] ?? "none"}\n  now: ${now[name]}`);
  return {
    subject: "your contact details were changed",
    text: `Somebody has changed the contact details that guests see:\n\n${lines.join("\n\n")}\n\nIf nobody on your team did this, change it back, delete the token and tell your developer.`,
  };
}
