// Someone who can push content must not decide where inquiries go, what our mails link to, where an owner's token is sent, or
// when inquiries are erased. These fields were part of the content once; older files get a message that says where to set them.

const settings: Readonly<Record<string, string>> = {
  siteUrl: "SITE_URL",
  repository: "REPOSITORY",
  emailjs: "EMAILJS_PUBLIC_KEY, EMAILJS_SERVICE_ID and EMAILJS_TEMPLATE_ID",
  keptDays: "RETENTION_DAYS",
};

/** The message for a field that has become a setting; undefined for any other field. */
export function movedMessage(field: string): string | undefined {
  const names = Object.hasOwn(settings, field) ? settings[field] : undefined;
  return (
    names &&
    `is set by your developer now, as ${names} in .env (at Cloudflare in edge.env). Remove it from this file`
  );
}
