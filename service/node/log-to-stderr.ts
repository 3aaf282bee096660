import type { Log } from "#service/domain/log.ts";
import { createLineWriter, openStderr } from "./write-lines.ts";

const writeLine = createLineWriter(openStderr());

export const logToStderr: Log = (event, facts = {}) => {
  const details = Object.entries(facts).map(([key, value]) => ` ${key}=${value}`);
  writeLine(`${new Date().toISOString()} ${event}${details.join("")}`);
};
