import type { PageContent } from "#content/schema/pages.ts";
import { resort } from "../resort.ts";

export const offersPage = {
  path: "/Offers",
  title: `Packages and Specials | ${resort.name}`,
  description:
    "Six offers for families, long stays, holidays, couples, adventure and weekends, with their prices per night.",
  heading: "Packages and Specials",
  crumb: "Offers",
  lead: "Six reasons to come now. We tell you everything about an offer by telephone, chat or mail.",
  shareCard: "offers",
} satisfies PageContent;
