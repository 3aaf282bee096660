/**
 * Runs `work` with a signal that aborts it after `ms`. The timer ends with the work: AbortSignal.timeout would keep
 * a short-lived process awake for the rest of the time.
 */
export async function withTimeLimit<T>(ms: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new DOMException("", "TimeoutError")), ms);
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
  }
}
