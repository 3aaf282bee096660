export type Log = (event: string, facts?: Record<string, string | number>) => void;

/**
 * One line per event, for people and for grep. Facts are ids, codes and counts: never a guest's words or
 * address, and never an error's text, which may quote them.
 */
export const logToStderr: Log = (event, facts = {}) => {
  const details = Object.entries(facts).map(([key, value]) => ` ${key}=${value}`);
  process.stderr.write(`${new Date().toISOString()} ${event}${details.join("")}\n`);
};
