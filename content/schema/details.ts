import { z } from "zod";
import { text } from "./fields.ts";

export const detailsSchema = z.strictObject({
  open: text("The button of a package or an offer that opens its details."),
  more: text("The line below the first three inclusions of a card, if there are more."),
  action: text("The button that leads to the inquiry."),
  included: text("The heading above what is included."),
  close: text("The close button, for screen readers."),
});
