import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { ConnectionLimits } from "#service/node/listen.ts";
import { sendPath } from "#shared/inquiry.ts";
import { writeFixtureSite } from "./fixture-site.ts";
import { eventually, makeFolder, startTestService, testConfig } from "./harness.ts";
import { pause } from "./load.ts";
import { rawRequest } from "./raw-request.ts";
import { get, openSocket, splitAnswers } from "./raw-socket.ts";

const film = Buffer.alloc(1_000_000, "f");

async function startSite(connectionLimits: Partial<ConnectionLimits> = {}) {
  const siteDir = join(makeFolder(), "site");
  writeFixtureSite(siteDir, { "video/ridge.mp4": film, "assets/app-abc.js": "app" });
  return startTestService({ config: testConfig({ SITE_DIR: siteDir }), connectionLimits });
}

/** Sends `text` and then a health check on a new connection. Returns all answers. */
async function talk(address: string, text: string, methods: string[] = []) {
  const connection = openSocket(address);
  connection.write(text + get("/health"));
  return eventually(() => {
    const { whole } = splitAnswers(connection.received(), methods);
    return whole.at(-1)?.body === "OK" && whole;
  });
}

describe("more connections than allowed", () => {
  test("the longest idle ones are closed, and a new guest is served", async () => {
    const { address } = await startSite({ connections: 5 });
    const idle = Array.from({ length: 20 }, () => openSocket(address));
    await eventually(() => idle.filter((socket) => socket.isClosed()).length >= 15);
    expect((await rawRequest(address, "/")).status).toBe(200);
  });

  test("clients that read nothing cannot keep a new guest out", async () => {
    const { address } = await startSite({ connections: 5 });
    const greedy = Array.from({ length: 8 }, () => openSocket(address, { reads: false }));
    for (const connection of greedy) connection.write(get("/video/ridge.mp4"));
    expect((await rawRequest(address, "/")).status).toBe(200);
    expect((await rawRequest(address, "/Packages")).status).toBe(200);
  });
});

describe("a client that sends requests ahead", () => {
  test("and reads gets every answer, complete and in order", async () => {
    const { address } = await startSite();
    const paths = ["/assets/app-abc.js", "/Packages", "/Dining", "/video/ridge.mp4", "/nothing"];
    const asked = Array.from({ length: 30 }, (_, index) => paths[index % paths.length] ?? "");
    const answers = await talk(address, asked.map((path) => get(path)).join(""));
    const alone = new Map<string, { status: number; body: Buffer }>();
    for (const path of paths) alone.set(path, await rawRequest(address, path));
    for (const [index, path] of asked.entries()) {
      const [found, expected] = [answers[index], alone.get(path)];
      expect([path, found?.status]).toEqual([path, expected?.status]);
      expect(found?.body === expected?.body.toString("latin1")).toBe(true);
    }
  });

  test.each([
    ["is cut off at the 101st", 1200],
    ["is cut off after a while", 20],
  ])("and reads nothing %s; others are served", async (_, count) => {
    const { address } = await startSite({ silenceMs: 300 });
    const connection = openSocket(address, { reads: false });
    connection.write(get("/video/ridge.mp4").repeat(count));
    await pause(1500);
    expect((await rawRequest(address, "/")).status).toBe(200);
    connection.read();
    await eventually(() => connection.isClosed());
    expect(connection.size()).toBeLessThan(20 * film.length);
  });
});

test.each([
  ["a header that never ends", "GET / HTTP/1.1\r\nHost: x\r\nX-A: b\r\n"],
  ["nothing at all", ""],
  [
    "a body that never ends",
    `POST ${sendPath} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{`,
  ],
])("%s is cut off", async (_, text) => {
  const { address, lines } = await startSite({ headersMs: 300, requestMs: 600 });
  const connection = openSocket(address);
  connection.write(text);
  await eventually(() => connection.isClosed());
  expect(connection.received()).toMatch(/^(HTTP\/1\.1 4\d\d |$)/);
  expect(lines.filter((line) => line.startsWith("unexpected"))).toEqual([]);
});

describe("a connection is used again", () => {
  const post = (headers: string, body: string) =>
    `POST ${sendPath} HTTP/1.1\r\nHost: x\r\n${headers}\r\n${body}`;
  const long = "x".repeat(200_000);
  const json = "Content-Type: application/json\r\n";
  test.each([
    [
      "after a refused post whose body nobody read",
      403,
      `Origin: https://evil.example\r\nContent-Length: ${long.length}\r\n`,
      long,
    ],
    ["after one that was too long", 413, `${json}Content-Length: ${long.length}\r\n`, long],
    [
      "after one that was too long and did not say so",
      413,
      `${json}Transfer-Encoding: chunked\r\n`,
      `${long.length.toString(16)}\r\n${long}\r\n0\r\n\r\n`,
    ],
    ["after a broken inquiry", 400, `${json}Content-Length: 5\r\n`, '{"a":'],
  ])("%s", async (_, status, headers, body) => {
    const { address } = await startSite();
    const answers = await talk(address, post(headers, body));
    expect(answers.map((answer) => answer.status)).toEqual([status, 200]);
  });

  test("after answers without a body", async () => {
    const { address } = await startSite();
    const requests = [
      get("/", {}, "HEAD"),
      get("/nothing", {}, "HEAD"),
      get("/", { "If-None-Match": "*" }),
      get("/video/ridge.mp4", { Range: "bytes=99999999-" }),
      get("/video/ridge.mp4", { Range: "bytes=0-9" }),
      `GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nhello`,
    ];
    const answers = await talk(address, requests.join(""), ["HEAD", "HEAD"]);
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 304, 416, 206, 200, 200]);
  });
});

describe("conditions and ranges together", () => {
  test.each([
    [{ range: "bytes=0-9" }, "HEAD", 200, film.length],
    [{ range: "bytes=0-9", "if-range": "the etag" }, "GET", 206, 10],
    [{ range: "bytes=0-9", "if-none-match": "the etag" }, "GET", 304, undefined],
    [{ range: "bytes=0-9", "if-none-match": '"other"' }, "GET", 206, 10],
    [{ range: "bytes=99999999-", "if-range": '"other"' }, "GET", 200, film.length],
    [{ range: "bytes=99999999-", "if-none-match": "the etag" }, "GET", 304, undefined],
    [{ "if-none-match": "the etag" }, "HEAD", 304, undefined],
    [{ range: "bytes=-0" }, "GET", 416, undefined],
  ])("%j %s", async (conditions, method, status, length) => {
    const { address } = await startSite();
    const { headers: first } = await rawRequest(address, "/video/ridge.mp4", { method: "HEAD" });
    const headers = Object.fromEntries(
      Object.entries(conditions).map(([name, value]) => [
        name,
        value.replace("the etag", String(first.etag)),
      ]),
    );
    const answer = await rawRequest(address, "/video/ridge.mp4", { method, headers });
    expect(answer.status).toBe(status);
    if (length !== undefined) expect(answer.headers["content-length"]).toBe(String(length));
  });
});

describe("unusual requests", () => {
  test("a health check in HTTP/1.0, without a host", async () => {
    const { address } = await startSite();
    const connection = openSocket(address);
    connection.write("GET /health HTTP/1.0\r\n\r\n");
    await eventually(() => connection.isClosed());
    expect(connection.received()).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  });

  test("a target with the host in it is a page", async () => {
    const { address } = await startSite();
    expect((await rawRequest(address, "http://evil.example/Packages")).status).toBe(200);
    const { status, headers } = await rawRequest(address, "http://evil.example/packages/");
    expect([status, headers.location]).toEqual([301, "/Packages"]);
  });

  test.each([
    ["Host: a b"],
    [`X: ${"a".repeat(30_000)}`],
    ["Accept-Encoding: __proto__, constructor;q=9, br;q=1e9, gzip;q=NaN"],
    [`X-Forwarded-For: ${"1.1.1.1,".repeat(1000)}`],
    ['If-None-Match: ,,,"",W/'],
    [`Range: bytes=${"9".repeat(400)}-`],
    ["Expect: tea"],
    ["Connection: Upgrade\r\nUpgrade: websocket"],
  ])("%s does no harm", async (header) => {
    const { address, lines } = await startSite();
    const host = header.startsWith("Host") ? "" : "Host: x\r\n";
    const connection = openSocket(address);
    connection.write(`GET / HTTP/1.1\r\n${host}${header}\r\n\r\n`);
    await eventually(() => /^HTTP\/1\.1 [2-4]\d\d /.test(connection.received()));
    expect((await rawRequest(address, "/")).status).toBe(200);
    expect(lines).toEqual([]);
  });
});
