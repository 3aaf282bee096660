import { type Log, logLine } from "#service/domain/log.ts";
import { createLineWriter, openStderr } from "./write-lines.ts";

const writeLine = createLineWriter(openStderr());

export const logToStderr: Log = (event, facts) => {
  writeLine(`${new Date().toISOString()} ${logLine(event, facts)}`);
};
