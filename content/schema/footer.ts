import { z } from "zod";
import { text, textWith } from "./fields.ts";

export const footerSchema = z.strictObject({
  links: text("The heading above the links."),
  services: text("The heading above the services, which stand in resort.yaml."),
  reach: text("The heading above telephones and mail."),
  action: text("The button that leads to the inquiry."),
  rights: text("What follows the year and the name in the last line."),
  illustrations: z
    .strictObject({
      all: text("While every picture is one of our drawings."),
      some: textWith(
        "While some of them are; {count} is how many, {total} how many pictures there are.",
        [],
        ["count", "total"],
      ),
      one: textWith("While a single one is.", [], ["total"]),
    })
    .describe("What is said until photographs have taken the places of the drawings."),
  credits: textWith("Who made pictures besides you: {makers} is what credit says in pictures.yaml.", [
    "makers",
  ]),
});

export type FooterContent = z.infer<typeof footerSchema>;
