import { z } from "zod";
import { filledList, list, pagePath, type ResolvedAs, shortText, text, textWith } from "./fields.ts";

const link = z.strictObject({
  label: shortText(12, "the line at the top", "What the link says."),
  to: pagePath.meta({ title: "Page" }),
});

export const navigationSchema = z.strictObject({
  navigation: filledList(link, "The links at the top of every page, in their order."),
  footerNavigation: list(link, "The links at the bottom of every page."),
});

export const footerSchema = z.strictObject({
  links: text("The heading above the links."),
  services: text("The heading above the services, which are in resort.yaml."),
  reach: text("The heading above telephones and mail."),
  action: text("The button that leads to the inquiry."),
  rights: text("The words behind the year and the name in the last line."),
  privacy: text("The link to the page about privacy, behind them."),
  gstin: text("The words before the GST number.").meta({ title: "GSTIN" }),
  fssai: text("The words before the number of the FSSAI licence.").meta({ title: "FSSAI" }),
  illustrations: text(
    "Shown while any picture is an illustration, that is, has no credit.",
  ) as unknown as z.ZodType<ResolvedAs<string | undefined>>,
  credits: textWith("The other makers of pictures; {makers} are their names.", [
    "makers",
    // Pages get no credits if the resort made all pictures.
  ]) as unknown as z.ZodType<ResolvedAs<string | undefined>>,
});
