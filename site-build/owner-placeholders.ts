import { goodToKnow } from "#content/good-to-know.ts";
import { resort } from "#content/resort.ts";
import { testimonials } from "#content/testimonials.ts";
import { film, pictures } from "#media/pictures.ts";

/** Something that only the owner can know, and has not told yet. */
export interface OwnerPlaceholder {
  file: string;
  field: string;
  todo: string;
}

export const isPlaceholderTelephone = (telephone: string) => /0{5}/.test(telephone.replaceAll(" ", ""));
export const isPlaceholderHost = (address: string) => /\.(example|test|invalid|localhost)$/.test(address);

/** Every placeholder of content/ and media/, for `npm run check:launch` and for what crawlers must not be told. */
export function listOwnerPlaceholders(): OwnerPlaceholder[] {
  const found: OwnerPlaceholder[] = [];
  const add = (file: string, field: string, todo: string) => found.push({ file, field, todo });
  const inResort = (field: string, todo: string) => add("content/resort.ts", field, todo);

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
      add("content/testimonials.ts", `[${position}]`, "put a real guest's words and set sample: false");
  });
  goodToKnow.entries.forEach(({ label, answer }, position) => {
    if (answer === "")
      add(
        "content/good-to-know.ts",
        `entries[${position}]`,
        `say what guests should know about "${label}", or set null to leave it out`,
      );
  });
  for (const [slot, { rendering }] of Object.entries(pictures)) {
    if (rendering) add("media/pictures.ts", `"${slot}"`, "put a photograph and set rendering: false");
  }
  if ("rendering" in film && film.rendering)
    add("media/pictures.ts", "film", "put a film and set rendering: false");
  return found;
}
