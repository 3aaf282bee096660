/**
 * For the owner's terminal. Escape sequences would let a guest, or a mail server in its answer, rewrite the
 * screen, and bidirectional marks would show one address as another.
 */
export function printable(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, " ");
}

/** The same where a line break would begin another entry. */
export function printableLine(text: string): string {
  return printable(text).replace(/[\n\t\u2028\u2029]+/g, " ");
}
