import type { InquirySettings } from "#content/schema/inquiry.ts";

// Where the form sends an inquiry. An empty endpoint is this site's own service, at the same address as the pages.
// To host the site as plain files with an EmailJS account, set all four: endpoint "https://api.emailjs.com" and the
// account's service, template and public key. The template then uses {{name}}, {{email}} and {{message}}.
export const inquirySettings: InquirySettings = {
  endpoint: "",
  serviceId: "kafal-ridge",
  templateId: "inquiry",
  userId: "website",
};
