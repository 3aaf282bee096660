import { z } from "zod";
import { text, textWith } from "./fields.ts";

export const lightboxSchema = z.strictObject({
  open: textWith("The button over a picture; {title} is the picture's.", ["title"]),
  label: text("What the view is called."),
  counter: textWith("Which picture of how many.", ["position", "count"]),
  credit: textWith("Below the title of a picture that somebody else made; {maker} is who.", ["maker"]),
  previous: text("The arrow to the left."),
  next: text("The arrow to the right."),
  close: text("The X."),
});
