import { availableParallelism, loadavg } from "node:os";

/**
 * How many times as long as alone on an idle machine a test may take: TEST_PATIENCE. By default `atOnce`, the number of
 * runs that share the machine, and more if it is busy already, so that a build beside the tests turns nothing red.
 */
export function settlePatience(atOnce = 1): number {
  const [load = 0] = loadavg();
  // The processes of the tests wait as long as the one that starts them.
  process.env.TEST_PATIENCE ||= String(atOnce + Math.round(load / availableParallelism()));
  return Number(process.env.TEST_PATIENCE);
}

/** In milliseconds: how long a test waits for what takes at most `seconds` on an idle machine. */
export const withPatience = (seconds: number): number => seconds * 1000 * settlePatience();
