import { rmSync, truncateSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { writeFixtureSite } from "./fixture-site.ts";
import { eventually, makeFolder, startTestService, testConfig } from "./harness.ts";
import { rawRequest } from "./raw-request.ts";
import { get, openSocket, splitAnswers } from "./raw-socket.ts";

const bytes = 16_000_000;

async function startSite() {
  const siteDir = join(makeFolder(), "site");
  writeFixtureSite(siteDir, {
    "pictures/ridge-abc.avif": Buffer.alloc(200_000, "p"),
    "video/ridge.mp4": Buffer.alloc(bytes, "f"),
  });
  const service = await startTestService({ config: testConfig({ SITE_DIR: siteDir }) });
  return { ...service, fileOf: (path: string) => join(siteDir, "client", path) };
}

test.each(["/pictures/ridge-abc.avif", "/video/ridge.mp4"])(
  "%s is gone: an error with headers of its own, and the connection goes on",
  async (path) => {
    const { address, fileOf, lines } = await startSite();
    rmSync(fileOf(path));
    const connection = openSocket(address);
    connection.write(get(path) + get("/health"));
    const [failed, next] = await eventually(() => {
      const { whole } = splitAnswers(connection.received());
      return whole.length === 2 && whole;
    });
    expect(failed?.status).toBe(500);
    expect(failed?.headers).not.toHaveProperty("etag");
    expect(failed?.headers).not.toHaveProperty("accept-ranges");
    expect(failed?.headers["cache-control"]).toBe("no-store");
    expect(failed?.headers["content-type"]).toMatch(/^text\/plain/);
    expect(next).toMatchObject({ status: 200, body: "OK" });
    expect(lines.join("\n")).toContain("ENOENT");
  },
);

test("a file that is truncated on the disk is an error from the start", async () => {
  const { address, fileOf } = await startSite();
  truncateSync(fileOf("/pictures/ridge-abc.avif"), 1000);
  const { status, headers } = await rawRequest(address, "/pictures/ridge-abc.avif");
  expect([status, headers["cache-control"]]).toEqual([500, "no-store"]);
});

test("a body that fails midway ends the connection; the next answer is never part of it", async () => {
  const { address, fileOf, lines } = await startSite();
  const connection = openSocket(address, { reads: false });
  connection.write(get("/video/ridge.mp4") + get("/health") + get("/health"));
  connection.read();
  await eventually(() => connection.size() > 1000);
  connection.pause();
  truncateSync(fileOf("/video/ridge.mp4"), 0);
  connection.resume();
  await eventually(() => connection.isClosed());
  expect(connection.size()).toBeLessThan(bytes);
  expect(connection.received().split("HTTP/1.1")).toHaveLength(2);
  expect(lines.join("\n")).toContain("answer broken off");
  expect((await rawRequest(address, "/health")).status).toBe(200);
});
