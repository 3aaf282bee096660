import { z } from "zod";
import { drawingsNote, type ResolvedAs, text, textWith } from "./fields.ts";

export const footerSchema = z.strictObject({
  links: text("The heading above the links."),
  services: text("The heading above the services, which stand in resort.yaml."),
  reach: text("The heading above telephones and mail."),
  action: text("The button that leads to the inquiry."),
  rights: text("What follows the year and the name in the last line."),
  illustrations: drawingsNote(
    "While every picture is one of our drawings.",
    "While some of them are; {count} is how many, {total} how many pictures there are.",
    "While a single one is.",
    "What is said until photographs have taken the places of the drawings.",
  ),
  credits: textWith("Who made pictures besides you: {makers} is what credit says in pictures.yaml.", [
    "makers",
    // The pages get nothing where the resort made all of them.
  ]) as unknown as z.ZodType<ResolvedAs<string | undefined>>,
});
