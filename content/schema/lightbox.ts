import { z } from "zod";
import { text, textWith } from "./fields.ts";

export const lightboxSchema = z.strictObject({
  open: textWith("The button over a picture; {title} is the picture's title.", ["title"]),
  label: text("The name of the view, for screen readers."),
  counter: textWith("The picture's number.", ["position", "count"]),
  credit: textWith("The credit below the title; {maker} is who made the picture.", ["maker"]),
  previous: text("The left arrow, for screen readers."),
  next: text("The right arrow, for screen readers."),
  close: text("The close button, for screen readers."),
});
