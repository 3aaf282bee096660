// Chats and address books copy letters that nobody sees: U+202A asha@example.com U+202C.
const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const anySpace = /\p{Zs}/gu;

/** A mail address without unseen letters. A space that was typed stays, so that two addresses never become one. */
export function normalizeEmail(text: string): string {
  return text
    .replace(unseen, "")
    .replace(anySpace, (space) => (space === " " ? " " : ""))
    .trim();
}

/** A telephone number without unseen letters, with plain spaces. */
export function cleanTelephone(text: string): string {
  return text.replace(unseen, "").replace(anySpace, " ").trim();
}
