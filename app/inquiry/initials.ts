/** 'Asha Singh Rawat' is 'A. R.': enough for herself to know whose it is. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => word && `${Array.from(word)[0]?.toUpperCase()}.`).join(" ");
}
