// Who may push content must not decide where guests' words go, what our mails link to, where an owner's token is sent, or
// when inquiries are erased. These fields were content once; files of that time get a sentence that says where they went.

const settings: Readonly<Record<string, string>> = {
  siteUrl: "SITE_URL",
  repository: "REPOSITORY",
  emailjs: "EMAILJS_PUBLIC_KEY, EMAILJS_SERVICE_ID and EMAILJS_TEMPLATE_ID",
  keptDays: "RETENTION_DAYS",
};

/** Undefined for a field that was never one of them. */
export function whereItMoved(field: string): string | undefined {
  const names = Object.hasOwn(settings, field) ? settings[field] : undefined;
  return (
    names &&
    `is set by your developer now, as ${names} in .env (at Cloudflare in edge.env). Remove it from this file`
  );
}
