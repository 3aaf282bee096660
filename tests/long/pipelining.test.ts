import { existsSync, readdirSync, readlinkSync } from "node:fs";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import type { ConnectionLimits } from "#service/node/connections.ts";
import { writeFixtureSite } from "../service/fixture-site.ts";
import { eventually, makeFolder, startTestService, testConfig } from "../service/harness.ts";
import { rawRequest } from "../service/raw-request.ts";
import { get, openSocket, splitAnswers } from "../service/raw-socket.ts";

const picture = Buffer.alloc(215_000, "p");
const film = Buffer.alloc(1_000_000, "f");

async function startSite(connectionLimits: Partial<ConnectionLimits> = {}) {
  const siteDir = join(makeFolder(), "site");
  writeFixtureSite(siteDir, { "pictures/ridge-abc.avif": picture, "video/ridge.mp4": film });
  const config = testConfig({ SITE_DIR: siteDir });
  const service = await startTestService({ config, connectionLimits });
  return { ...service, siteDir };
}

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

/** Collects garbage first, because buffers of earlier answers would count as well. */
function heldBytes(): number {
  collectGarbage();
  return process.memoryUsage().arrayBuffers;
}

/** The number of files of `folder` that this process has open; -1 if the system does not tell. */
function openFilesIn(folder: string): number {
  const list = "/proc/self/fd";
  if (!existsSync(list)) return -1;
  return readdirSync(list).filter((name) => {
    try {
      return readlinkSync(join(list, name)).startsWith(folder);
    } catch {
      return false;
    }
  }).length;
}

describe("a connection that requests much and reads nothing", () => {
  test.each([
    ["/pictures/ridge-abc.avif", 90],
    ["/video/ridge.mp4", 90],
  ])("%s: holds one file and a few chunks, not one for each request", async (path, count) => {
    const { address, siteDir } = await startSite();
    const heldBefore = heldBytes();
    const connections = Array.from({ length: 8 }, () => openSocket(address, { reads: false }));
    for (const connection of connections) connection.write(get(path).repeat(count));
    let mostFiles = 0;
    for (let round = 0; round < 20; round += 1) {
      expect((await rawRequest(address, "/")).status).toBe(200);
      mostFiles = Math.max(mostFiles, openFilesIn(siteDir));
    }
    expect(mostFiles).toBeLessThanOrEqual(8 + 1);
    // Node frees buffers on another thread, some time after the garbage collection.
    await eventually(() => heldBytes() - heldBefore < 16_000_000);
  });

  test("is closed", async () => {
    const { address, siteDir } = await startSite({ stallMs: 200 });
    const connection = openSocket(address, { reads: false });
    connection.write(get("/video/ridge.mp4").repeat(20));
    // Writing an empty line, which HTTP ignores, shows whether the connection is still open.
    await eventually(() => {
      connection.write("\r\n");
      return connection.isClosed();
    });
    await eventually(() => openFilesIn(siteDir) <= 0);
  });
});

test("a client that pipelines and reads gets every answer, complete and in order", async () => {
  const { address } = await startSite();
  const connection = openSocket(address);
  const paths = ["/pictures/ridge-abc.avif", "/Packages", "/health", "/video/ridge.mp4", "/nothing"];
  const asked = Array.from({ length: 30 }, (_, index) => paths[index % paths.length] ?? "");
  connection.write(asked.map((path) => get(path)).join("") + get("/health", { Connection: "close" }));
  await eventually(() => connection.isClosed());
  const answers = splitAnswers(connection.received()).whole.slice(0, -1);
  expect(answers).toHaveLength(asked.length);
  const alone = new Map<string, { status: number; body: Buffer }>();
  for (const path of paths) alone.set(path, await rawRequest(address, path));
  for (const [index, { status, body }] of answers.entries()) {
    const expected = alone.get(asked[index] ?? "");
    expect([asked[index], status]).toEqual([asked[index], expected?.status]);
    expect(body === expected?.body.toString("latin1")).toBe(true);
  }
});

test("too many requests at once end only that connection", async () => {
  const { address } = await startSite();
  const connection = openSocket(address);
  connection.write(get("/pictures/ridge-abc.avif").repeat(1200));
  await eventually(() => connection.isClosed());
  expect((await rawRequest(address, "/")).status).toBe(200);
});
