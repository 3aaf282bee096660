/** In sentences no line breaks in '35 km' or '6 to 7 hours'. Titles and lists are also sent, compared and looked for. */
export function keepNumbers(text: string): string {
  if (!/[.!?।]$/u.test(text)) return text;
  const counted = text.replaceAll(/(?<=\d) (?=\p{L})/gu, "\u00a0");
  return counted.replaceAll(/(?<=\d\u00a0[\p{L}\p{M}]{1,4}) (?=\d)/gu, "\u00a0");
}
