/** Aborts after `ms`, unless it has come to its `end` before: `AbortSignal.timeout` cannot be stopped. */
export function timeLimit(ms: number) {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), ms);
  return { signal: stop.signal, end: () => clearTimeout(timer) };
}
