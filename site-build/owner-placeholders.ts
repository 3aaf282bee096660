import { join } from "node:path";
import type { Content } from "#content/schema/subjects.ts";
import { isDrawing, readDrawings } from "./pictures/drawings.ts";
import { pictureEntries } from "./pictures/entries.ts";
import { mediaFolder } from "./site-folder.ts";

/** Something that only the owner can know, and has not told yet. */
export interface OwnerPlaceholder {
  file: string;
  field: string;
  todo: string;
}

export const isPlaceholderTelephone = (telephone: string) => /0{5}/.test(telephone.replaceAll(" ", ""));
export const isPlaceholderHost = (address: string) => /\.(example|test|invalid|localhost)$/.test(address);

/** Every placeholder of content/ and media/, for `npm run check:launch` and for what crawlers must not be told. */
export function listOwnerPlaceholders(content: Content): OwnerPlaceholder[] {
  const { resort, testimonials, goodToKnow, about } = content;
  const found: OwnerPlaceholder[] = [];
  const add = (file: string, field: string, todo: string) => found.push({ file, field, todo });
  const inResort = (field: string, todo: string) => add("content/resort.yaml", field, todo);

  if (!resort.nameConfirmed)
    inResort("name", `set the resort's name (now "${resort.name}") and nameConfirmed: true`);
  if (isPlaceholderHost(new URL(resort.siteUrl).hostname))
    inResort("siteUrl", "set the address of the public site");
  resort.telephones.forEach((telephone, position) => {
    if (isPlaceholderTelephone(telephone)) inResort(`telephones[${position}]`, "set a telephone number");
  });
  if (isPlaceholderTelephone(resort.chatTelephone)) inResort("chatTelephone", "set the number of the chat");
  if (isPlaceholderHost(resort.email)) inResort("email", "set the e-mail address");
  if (resort.address.street === "") inResort("address.street", "set the street or village");
  if (resort.place.precision !== "exact") inResort("place", 'set the exact place and precision: "exact"');
  testimonials.forEach(({ sample }, position) => {
    if (sample)
      add(
        "content/testimonials.yaml",
        `testimonials[${position}]`,
        "put a real guest's words and set sample: false",
      );
  });
  goodToKnow.entries.forEach(({ label, answer }, position) => {
    if (answer === "")
      add(
        "content/good-to-know.yaml",
        `entries[${position}]`,
        `say what guests should know about "${label}", or set null to leave it out`,
      );
  });
  const drawings = readDrawings();
  for (const [name, { file }] of Object.entries(pictureEntries(content))) {
    if (isDrawing(join(mediaFolder, "originals", file), drawings))
      add("content/pictures.yaml", name, "put a photograph into media/originals/ and its name into file");
  }
  if (isDrawing(join(mediaFolder, "film", about.film.mp4), drawings))
    add("content/about.yaml", "film", "put a film into media/film/ and its two names here");
  return found;
}
