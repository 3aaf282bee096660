import type { PageContent } from "#content/schema/pages.ts";
import { resort } from "../resort.ts";

export const contactPage = {
  path: "/Contact",
  title: `Contact | ${resort.name}`,
  description: `Telephone, mail and address of ${resort.name}, and a form for your inquiry.`,
  heading: "Contact",
  crumb: "Contact",
  lead: "Tell us when you would like to come, and with whom.",
  shareCard: "contact",
} satisfies PageContent;
