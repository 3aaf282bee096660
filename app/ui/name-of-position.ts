/** Fills {position} and {count}: 'Show picture 2 of 4'. */
export function nameOf(text: string, position: number, count: number): string {
  return text.replace("{position}", String(position)).replace("{count}", String(count));
}
