/** Facts are ids, codes and counts: never a guest's words or address, nor an error's text, which may quote them. */
export type Log = (event: string, facts?: Record<string, string | number>) => void;

export function logLine(event: string, facts: Record<string, string | number> = {}): string {
  return [event, ...Object.entries(facts).map(([key, value]) => `${key}=${value}`)].join(" ");
}

/** What the log may say of an error. */
export function codeOf(error: unknown): string {
  const { code, name } = error as { code?: string; name?: string };
  return code ?? name ?? "EUNKNOWN";
}
