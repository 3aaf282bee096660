// Text copied from chats and address books can contain invisible characters: U+202A asha@example.com U+202C.
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const anySpace = /\p{Zs}/gu;

/** Removes invisible characters and special spaces. Ordinary spaces stay, so that two email addresses never become one. */
export function normalizeEmail(text: string): string {
  return text
    .replace(invisible, "")
    .replace(anySpace, (space) => (space === " " ? " " : ""))
    .trim();
}

/** Removes invisible characters from a telephone number, and makes its spaces ordinary ones. */
export function cleanTelephone(text: string): string {
  return text.replace(invisible, "").replace(anySpace, " ").trim();
}
