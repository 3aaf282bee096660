import { z } from "zod";
import { filledList, list, pagePath, shortText } from "./fields.ts";

const link = z.strictObject({
  label: shortText(12, "the line at the top", "What the link says."),
  to: pagePath.meta({ title: "Page" }),
});

export const navigationSchema = z.strictObject({
  navigation: filledList(link, "The links at the top of every page, in their order."),
  footerNavigation: list(link, "The links at the bottom of every page."),
});
