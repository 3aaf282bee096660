import { constants, fstatSync, openSync, writeSync } from "node:fs";
import { type Log, logLine } from "#service/domain/log.ts";

/** Logs to stderr, one line per event. */
export function createStderrLog(): Log {
  const descriptor = openWithoutBlocking();
  return (event, fields) => {
    try {
      writeSync(descriptor, `${new Date().toISOString()} ${logLine(event, fields)}\n`);
    } catch {
      // The disk is full, or the reader hangs or is gone. Guests must not wait for it, so the line is dropped.
    }
  };
}

/** Opens stderr again without blocking: on the descriptor from the shell, a reader that hangs would stop the process. */
function openWithoutBlocking(): number {
  try {
    const kind = fstatSync(2);
    // Node makes pipes and sockets non-blocking with their stream.
    if (kind.isFIFO() || kind.isSocket()) void process.stderr;
    else if (kind.isCharacterDevice())
      return openSync("/dev/fd/2", constants.O_WRONLY | constants.O_NONBLOCK | constants.O_NOCTTY);
  } catch {
    // This system has no /dev/fd, or the terminal belongs to another user.
  }
  return 2;
}
