import { constants, fstatSync, openSync, writeSync } from "node:fs";
import { type Log, logLine } from "#service/domain/log.ts";

/** The log of a process of its own: one line on stderr for each event. */
export function createStderrLog(): Log {
  const descriptor = openWithoutBlocking();
  return (event, facts) => {
    try {
      writeSync(descriptor, `${new Date().toISOString()} ${logLine(event, facts)}\n`);
    } catch {
      // The disk is full, or a reader hangs or is gone. Guests must not wait for it, so the line is lost.
    }
  };
}

/** With the shell's own descriptor a reader that hangs would stop the whole process. */
function openWithoutBlocking(): number {
  try {
    const kind = fstatSync(2);
    // Node makes pipes and sockets non-blocking with their stream.
    if (kind.isFIFO() || kind.isSocket()) void process.stderr;
    else if (kind.isCharacterDevice())
      return openSync("/dev/fd/2", constants.O_WRONLY | constants.O_NONBLOCK | constants.O_NOCTTY);
  } catch {
    // A system without /dev/fd, or another user's terminal.
  }
  return 2;
}
