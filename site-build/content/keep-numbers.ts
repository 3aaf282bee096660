/**
 * In sentences no line breaks between a number and what it counts: '35 km', '6 to 7 hours', '24 June', '5 से 7 घंटे'. Not
 * in titles and lists: those are also sent, compared and looked for.
 */
export function keepNumbers(text: string): string {
  if (!/[.!?।]$/u.test(text)) return text;
  const counted = text.replaceAll(/(?<=\d) (?=\p{L})/gu, "\u00a0");
  return counted.replaceAll(/(?<=\d\u00a0[\p{L}\p{M}]{1,4}) (?=\d)/gu, "\u00a0");
}
