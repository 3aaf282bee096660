/** What is said while pictures are drawings of ours: of all of them, of some, or of one. */
export function sayDrawings(
  words: { readonly all: string; readonly some: string; readonly one: string },
  drawn: number,
  total: number,
): string | false {
  if (drawn === 0) return false;
  const sentence = drawn === total ? words.all : drawn === 1 ? words.one : words.some;
  return sentence.replace("{count}", `${drawn}`).replace("{total}", `${total}`);
}
