import { z } from "zod";
import { text } from "./fields.ts";

export const detailsSchema = z.strictObject({
  open: text("The button of a package, and of an offer, that shows the whole of it."),
  more: text("Below the first three inclusions of a card, where there are more."),
  action: text("The button that leads to the inquiry."),
  included: text("The heading above what is included."),
  close: text("The X."),
});
