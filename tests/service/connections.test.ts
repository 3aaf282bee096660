import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import type { ConnectionLimits } from "#service/node/listen.ts";
import { sendFormPath, sendPath } from "#shared/inquiry.ts";
import { eventually, makeFixtureSite, startTestService } from "./harness.ts";
import { openSocket } from "./raw-socket.ts";

const film = Buffer.alloc(1_000_000, "f");

function startSite(connectionLimits: Partial<ConnectionLimits> = {}) {
  const SITE_DIR = makeFixtureSite({ "video/ridge.mp4": film });
  return startTestService({ settings: { SITE_DIR }, connectionLimits });
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

test.each([
  ["is cut off at the 101st", 1200, 30_000],
  ["is cut off after a while", 20, 300],
])("a client that sends requests ahead and reads nothing %s", async (_, count, silenceMs) => {
  const { address } = await startSite({ silenceMs });
  const connection = openSocket(address).pause();
  connection.write(get("/video/ridge.mp4").repeat(count));
  // In the service's own process, so its shorter time is over.
  await pause(1000);
  connection.resume();
  await eventually(() => connection.isClosed());
  expect(connection.received().length).toBeLessThan(20 * film.length);
});

const form = `POST ${sendFormPath} HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\n`;

const endless = `${form}Transfer-Encoding: chunked\r\n\r\n`;

test.each([
  ["a header that never ends", "GET / HTTP/1.1\r\nHost: x\r\n", "X-A: b\r\n", 408],
  ["nothing at all", "", "", 408],
  ["an inquiry that never ends", `${form}Content-Length: 900\r\n\r\nname=As`, "h", 408],
  ["one without a length", endless, `40000\r\n${"x".repeat(0x40000)}\r\n`, 413],
])("%s is cut off, also while it goes on slowly, and nothing is stored", async (_, text, more, status) => {
  const { address, lines } = await startSite({ headersMs: 300, requestMs: 600 });
  const connection = openSocket(address);
  connection.write(text);
  const drip = setInterval(() => connection.write(more), 50);
  await eventually(() => connection.isClosed());
  clearInterval(drip);
  expect(connection.received()).toMatch(new RegExp(`^(HTTP/1.1 ${status} |$)`));
  expect(lines.filter((line) => /^(unexpected|stored)/.test(line))).toEqual([]);
});

const long = "x".repeat(200_000);
const post = (headers: string, body: string) =>
  `POST ${sendPath} HTTP/1.1\r\nHost: x\r\n${headers}\r\n${body}`;
const json = "Content-Type: application/json\r\n";
const withLength = `Content-Length: ${long.length}\r\n`;
const chunked = `${long.length.toString(16)}\r\n${long}\r\n0\r\n\r\n`;

test.each([
  ["a refused post whose body nobody read", 403, `Origin: https://evil.example\r\n${withLength}`, long],
  ["one that was too long", 413, json + withLength, long],
  ["one that was too long and did not say so", 413, `${json}Transfer-Encoding: chunked\r\n`, chunked],
  ["a broken inquiry", 400, `${json}Content-Length: 5\r\n`, '{"a":'],
])("a connection is used again after %s", async (_, status, headers, body) => {
  const { address } = await startSite();
  const connection = openSocket(address);
  connection.write(post(headers, body) + get("/health"));
  await eventually(() => connection.received().endsWith("\r\n\r\nOK"));
  const statuses = [...connection.received().matchAll(/HTTP\/1\.1 (\d{3}) /g)];
  expect(statuses.map(([, code]) => Number(code))).toEqual([status, 200]);
});

test.each([
  ["GET /health HTTP/1.0", "", 200],
  ["GET http://evil.example/Packages HTTP/1.1", "Host: x", 200],
  ["GET http://evil.example/packages/ HTTP/1.1", "Host: x", 301],
  ["GET / HTTP/1.1", "Host: x\r\nAccept-Encoding: __proto__, constructor;q=9, gzip;q=NaN", 200],
  ["GET / HTTP/1.1", `Host: x\r\nRange: bytes=${"9".repeat(400)}-`, 416],
])("%s with %s is answered with %i", async (first, header, status) => {
  const { address, lines, post: send } = await startSite();
  const connection = openSocket(address);
  connection.write(`${first}\r\n${header && `${header}\r\n`}\r\n`);
  await eventually(() => connection.received().includes("\r\n"));
  expect(connection.received()).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(lines).toEqual([expect.stringMatching("^release taken over")]);
  expect((await send()).status).toBe(200);
});
