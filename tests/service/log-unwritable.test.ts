import { spawnSync } from "node:child_process";
import { closeSync, constants, existsSync, openSync, readSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { sendPath } from "#shared/inquiry.ts";
import { eventually, makeFolder, startProcess } from "./harness.ts";
import { openSocket } from "./raw-socket.ts";

/** Starts the service with its log in the open file `log`. */
function startWithLog(log: number) {
  const { end, address } = startProcess({}, makeFolder(), log);
  /** Each refused request is a line in the log. */
  const refuse = async (count: number) => {
    const connection = openSocket(await address());
    const post = `POST ${sendPath} HTTP/1.1\r\nHost: x\r\nOrigin: https://evil.example\r\nContent-Length: 0\r\n\r\n`;
    const refused = () => connection.received().split("HTTP/1.1 403").length - 1;
    while (refused() < count) {
      const next = Math.min(refused() + 90, count);
      connection.write(post.repeat(next - refused()));
      await eventually(() => refused() === next);
    }
    connection.destroy();
  };
  return { end, refuse };
}

describe.skipIf(process.platform === "win32")("the service lives, answers and stops", () => {
  test.skipIf(!existsSync("/dev/full"))("while the log's disk is full", async () => {
    const full = openSync("/dev/full", "w");
    const { end, refuse } = startWithLog(full);
    closeSync(full);
    await refuse(20);
    expect(await end()).toBe(0);
  });

  test("when the reader of the log's pipe hangs; later lines are whole again", async () => {
    const pipe = join(makeFolder(), "log");
    spawnSync("mkfifo", [pipe]);
    const reader = openSync(pipe, constants.O_RDWR | constants.O_NONBLOCK);
    const writer = openSync(pipe, "w");
    const { end, refuse } = startWithLog(writer);
    closeSync(writer);
    // The pipe buffers 64 KiB.
    await refuse(3000);
    const chunk = Buffer.alloc(1 << 20);
    let text = "";
    const read = () => {
      try {
        for (;;) text += chunk.toString("latin1", 0, readSync(reader, chunk));
      } catch {
        return text;
      }
    };
    const lines = read().trim().split("\n");
    expect(lines.every((line) => /^\d{4}-\d\d-\d\dT\S+Z \S/.test(line))).toBe(true);
    text = "";
    await refuse(1);
    await eventually(() => /^\S+Z refused \S+\n$/.test(read()));
    expect(await end()).toBe(0);
    closeSync(reader);
  });
});
