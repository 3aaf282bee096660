/** Facts are ids, codes and counts. Never a guest's words or email, nor an error's message, which may quote them. */
export type Log = (event: string, fields?: Record<string, string | number>) => void;

export function logLine(event: string, fields: Record<string, string | number> = {}): string {
  return [event, ...Object.entries(fields).map(([key, value]) => `${key}=${value}`)].join(" ");
}

/** The part of an error that is safe to log. */
export function codeOf(error: unknown): string {
  const { code, name } = error as { code?: string; name?: string };
  return code ?? name ?? "EUNKNOWN";
}
