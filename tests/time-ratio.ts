/** How many times longer one piece of work takes than another. Each runs ten times, and its fastest run counts. */
export function timeRatio(work: () => unknown, other: () => unknown): number {
  return fastest(work) / fastest(other);
}

function fastest(work: () => unknown): number {
  const times = Array.from({ length: 10 }, () => {
    const startedAt = performance.now();
    work();
    return performance.now() - startedAt;
  });
  return Math.min(...times);
}
