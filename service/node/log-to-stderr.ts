import type { Log } from "#service/domain/log.ts";

export const logToStderr: Log = (event, facts = {}) => {
  const details = Object.entries(facts).map(([key, value]) => ` ${key}=${value}`);
  process.stderr.write(`${new Date().toISOString()} ${event}${details.join("")}\n`);
};
