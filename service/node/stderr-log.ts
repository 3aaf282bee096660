import { constants, fstatSync, openSync, writeSync } from "node:fs";
import { type Log, logLine } from "#service/domain/log.ts";

/** The log of a process of its own: one line on stderr for each event. */
export function createStderrLog(): Log {
  const descriptor = openWithoutBlocking();
  const writeLine = createLineWriter((bytes) => writeSync(descriptor, bytes));
  return (event, facts) => writeLine(`${new Date().toISOString()} ${logLine(event, facts)}`);
}

/** What waits while the log cannot be written: about a thousand lines. */
const mostWaitingBytes = 64 * 1024;
const retryMs = 200;

/**
 * Writes lines by `write`, which answers how many bytes it took, or throws. What cannot be written waits and is
 * tried again; what does not fit is counted, and the count takes its place.
 */
export function createLineWriter(write: (bytes: Uint8Array) => number): (line: string) => void {
  let waiting = Buffer.alloc(0);
  let lost = 0;
  let isTryingAgain = false;

  function tryToWrite() {
    isTryingAgain = false;
    try {
      while (waiting.length > 0 || lost > 0) {
        if (waiting.length === 0) {
          waiting = Buffer.from(`${new Date().toISOString()} log lines lost count=${lost}\n`);
          lost = 0;
        }
        waiting = waiting.subarray(write(waiting));
      }
    } catch {
      // A full disk, or a reader that hangs or is gone. Guests must not wait for it.
      isTryingAgain = true;
      setTimeout(tryToWrite, retryMs).unref();
    }
  }

  return (line) => {
    const bytes = Buffer.from(`${line}\n`);
    if (lost > 0 || waiting.length + bytes.length > mostWaitingBytes) lost += 1;
    else waiting = Buffer.concat([waiting, bytes]);
    if (!isTryingAgain) tryToWrite();
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
