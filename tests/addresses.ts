import type { ChildProcess } from "node:child_process";
import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/**
 * A free port for a program that is started with it. Below the ports that systems give to connections and to
 * listeners on port 0: one of those would take it before the program listens.
 */
export async function findFreePort(): Promise<number> {
  const port = randomInt(20_000, 32_000);
  const server = createServer();
  const isFree = await new Promise<boolean>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      error.code === "EADDRINUSE" ? resolve(false) : reject(error),
    );
    server.listen(port, "127.0.0.1", () => resolve(true));
  });
  if (!isFree) return findFreePort();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** The first local address that a process prints. */
export const printedAddress = (child: ChildProcess) =>
  firstOutput(child, /(http:\/\/(?:localhost|127\.0\.0\.1)\S*)\s/);

/** What the group of `pattern` matches first in the output of a process. Rejects with the output if it ends before. */
export function firstOutput(child: ChildProcess, pattern: RegExp): Promise<string> {
  const printed = new Promise<string>((resolve, reject) => {
    let output = "";
    let found: string | undefined;
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (bytes) => {
        if (found) return;
        output = (output + bytes).slice(-20_000);
        found = pattern.exec(output)?.[1];
        if (found) resolve(found);
      });
    child.once("close", (status) =>
      reject(new Error(`${child.spawnargs.join(" ")} ended with ${status}: ${output}`)),
    );
  });
  // A test that expects the end does not await it.
  printed.catch(() => {});
  return printed;
}
