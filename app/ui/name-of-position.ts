/** 'Show picture 2 of 4' of 'Show picture {position} of {count}'. */
export function nameOf(text: string, position: number, count: number): string {
  return text.replace("{position}", String(position)).replace("{count}", String(count));
}
