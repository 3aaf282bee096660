import type { ChildProcess } from "node:child_process";
import { createServer } from "node:net";

export async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** The first local address that a process prints. Rejects with its output if it ends before. */
export function printedAddress(child: ChildProcess): Promise<string> {
  const address = new Promise<string>((resolve, reject) => {
    let output = "";
    let found: string | undefined;
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (bytes) => {
        if (found) return;
        output = (output + bytes).slice(-20_000);
        [found] = /http:\/\/(?:localhost|127\.0\.0\.1)\S*(?=\s)/.exec(output) ?? [];
        if (found) resolve(found);
      });
    child.once("close", (status) =>
      reject(new Error(`${child.spawnargs.join(" ")} ended with ${status}: ${output}`)),
    );
  });
  // A test that expects the end does not await the address.
  address.catch(() => {});
  return address;
}
