/** Aborts after `ms`, unless the clock is stopped before. Older Safaris have no `AbortSignal.timeout`. */
export function timeLimit(ms: number) {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), ms);
  return { signal: stop.signal, end: () => clearTimeout(timer) };
}
