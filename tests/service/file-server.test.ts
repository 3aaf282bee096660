import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { sendFormPath, sendPath } from "#shared/inquiry.ts";
import { pagePaths, unlistedPaths } from "#shared/pages.ts";
import { currentRelease } from "#site-build/site-folder.ts";
import { pageCsp } from "./fixture-site.ts";
import { makeFixtureSite, startTestService, testOnOwnMachine } from "./harness.ts";
import { rawRequest } from "./raw-request.ts";

const film = Buffer.from(Array.from({ length: 400_000 }, (_, index) => index % 251));

async function startSite(settings: Record<string, string> = {}) {
  const SITE_DIR = makeFixtureSite({
    "assets/app-abc.js": "console.log('hello')",
    "assets/text-abc.woff2": "font",
    "pictures/ridge-abc.avif": "picture",
    "video/valley.mp4": film,
    "icons/logo.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
    "sw.js": "self.skipWaiting()",
    "notes.unknown": "?",
    ".secret": "hidden",
    ".well-known/x.txt": "hidden",
  });
  const client = join(currentRelease(SITE_DIR), "client");
  symlinkSync(import.meta.dirname, join(client, "tests"));
  symlinkSync(import.meta.filename, join(client, "assets/link.js"));
  const { address } = await startTestService({ settings: { SITE_DIR, ...settings } });
  return (path: string, headers: Record<string, string> = {}, method = "GET") =>
    rawRequest(address, path, { method, headers });
}

/** Paths, each with the answer's status and some of its headers. */
function expectAnswers(rows: [path: string, status: number, headers?: Record<string, unknown>][]) {
  return async () => {
    const get = await startSite();
    for (const [path, status, headers = {}] of rows)
      expect({ path, ...(await get(path)) }).toMatchObject({ path, status, headers });
  };
}

test(
  "other spellings of a page lead to it, and never to another site",
  expectAnswers([
    ["/packages", 301, { location: "/Packages" }],
    ["/PACKAGES?month=may&x=%2F", 301, { location: "/Packages?month=may&x=%2F" }],
    ["/aboutus//", 301, { location: "/AboutUs" }],
    ["/Packages/index.html?a=1", 301, { location: "/Packages?a=1" }],
    ["/Dining.html", 301, { location: "/Dining" }],
    ["//", 301, { location: "/" }],
    ["/hi/packages/", 301, { location: "/hi/Packages" }],
    ["//example.com/Packages/", 404],
    ["//hi//packages?a=1", 301, { location: "/hi/Packages?a=1" }],
    // Signs that a messenger takes along.
    ["/hi/Packages/%22).", 301, { location: "/hi/Packages" }],
    ["/nothing)", 404],
  ]),
);

test("each page has its own policy, and is asked for again", async () => {
  const get = await startSite();
  for (const path of [...Object.values(pagePaths), unlistedPaths.sent, "/hi/Packages"]) {
    const { status, headers, body } = await get(path);
    expect([path, status, headers["content-type"]]).toEqual([path, 200, "text/html; charset=utf-8"]);
    expect([headers["content-security-policy"], headers["cache-control"]]).toEqual([pageCsp, "no-cache"]);
    expect(body.toString()).toContain(`Page ${path}`);
    // Any version of it is enough.
    expect((await get(path, { "if-none-match": "*" })).status).toBe(304);
  }
});

test("the pages after a form are not for search engines", async () => {
  const get = await startSite();
  expect((await get(`/hi${unlistedPaths.sent}`)).headers["x-robots-tag"]).toBe("noindex");
});

test("no file beside the site is found, and no hidden, linked or compressed one", async () => {
  const get = await startSite();
  for (const path of [
    "/nothing",
    "/404.html",
    "/site.json",
    "/../site.json",
    "/assets/%2e%2e/%2e%2e/site.json",
    "/..%2fsite.json",
    "/..%5csite.json",
    "/assets/app-abc.js%00.html",
    "/tests/file-server.test.ts",
    "/assets/link.js",
    "/.secret",
    "/.well-known/x.txt",
    "/assets/app-abc.js.br",
    "/api/v2/anything",
  ]) {
    const { status, headers, body } = await get(path);
    expect([path, status, headers["x-robots-tag"]]).toEqual([path, 404, "noindex"]);
    expect(body.toString()).toBe("404 Not Found");
  }
});

test.each([
  ["GET", "/%", 400, "/400"],
  ["GET", "/%c0%ae%c0%ae/site.json", 400, "/400"],
  ["GET", "/hi/%E0%A4%A", 400, "/hi/400"],
  ["POST", sendFormPath, 403, "/403"],
  ["GET", "/nothing", 404, "/404"],
  ["GET", "/404", 404, "/404"],
  ["GET", "/hi/nothing", 404, "/hi/404"],
  ["GET", "/HI/nothing/more", 404, "/hi/404"],
  ["GET", "/high/nothing", 404, "/404"],
  ["POST", "/Packages", 405, "/405"],
  ["DELETE", "/hi/Packages", 405, "/hi/405"],
  ["GET", sendPath, 405, "/405"],
])(
  "%s %s is answered with the page of %i for a guest, with a text for a program",
  async (method, path, status, page) => {
    const get = await startSite();
    const from = {
      "sec-fetch-site": "cross-site",
      "sec-fetch-mode": "navigate",
      accept: "text/html,*/*;q=0.8",
    };
    const { headers, body, ...answer } = await get(path, from, method);
    expect([answer.status, headers["content-security-policy"]]).toEqual([status, pageCsp]);
    expect(body.toString()).toContain(`<h1>Error ${page}</h1>`);
    expect([headers["x-robots-tag"], headers["x-content-type-options"]]).toEqual(["noindex", "nosniff"]);
    if (status === 405) expect(headers.allow).toMatch(/^(GET, HEAD|POST)$/);
    const plain = await get(path, { origin: "https://other.example" }, method);
    expect(plain).toMatchObject({
      status,
      headers: { "content-type": expect.stringMatching(/^text\/plain/) },
    });
    for (const answered of [headers, plain.headers]) {
      expect(answered["cache-control"]).toMatch(/^no-(cache|store)$/);
      expect(answered.vary?.split(/, ?/)).toContain("Accept");
    }
    // The page of an error is no file of which a part can be asked for.
    const part = await get(path, { ...from, range: "bytes=0-9" }, method);
    expect([part.status, part.body.equals(body)]).toEqual([status, true]);
    const head = await get(path, { ...from }, "HEAD");
    expect(head.body).toHaveLength(0);
  },
);

const immutable = "public, max-age=31536000, immutable";
const javascript = expect.stringMatching(/^text\/javascript/);
/** No script, no form, in no frame of another site. */
const harmlessDocument = expect.stringMatching(
  /^(?=.*default-src 'none')(?=.*form-action 'none')(?=.*frame-ancestors 'none')(?=.*\bsandbox\b)/,
);

test(
  "files have their type and lifetime",
  expectAnswers([
    ["/assets/app-abc.js", 200, { "content-type": javascript, "cache-control": immutable }],
    ["/assets/text-abc.woff2", 200, { "content-type": "font/woff2", "cache-control": immutable }],
    ["/pictures/ridge-abc.avif", 200, { "content-type": "image/avif", "cache-control": immutable }],
    ["/sw.js", 200, { "content-type": javascript, "cache-control": "no-cache" }],
    ["/video/valley.mp4", 200, { "content-type": "video/mp4", "cache-control": "no-cache" }],
    ["/icons/logo.svg", 200, { "content-security-policy": harmlessDocument }],
  ]),
);

// Cloudflare compresses by itself.
testOnOwnMachine("a file comes in the client's encoding, each with its own ETag", async () => {
  const get = await startSite();
  const tags = new Set<unknown>();
  const encodings = { "gzip, deflate, br, zstd": "br", gzip: "gzip", identity: undefined, "": undefined };
  for (const [accepts, encoding] of Object.entries(encodings)) {
    const { headers, body } = await get("/assets/app-abc.js", { "accept-encoding": accepts });
    expect([accepts, headers["content-encoding"]]).toEqual([accepts, encoding]);
    expect(headers.vary).toBe("Accept-Encoding");
    const open = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ""] ?? ((plain: Buffer) => plain);
    expect(open(body).toString()).toBe("console.log('hello')");
    tags.add(headers.etag);
  }
  expect(tags.size).toBe(3);
  const { headers: ofPicture } = await get("/pictures/ridge-abc.avif", { "accept-encoding": "gzip, br" });
  expect(ofPicture["content-encoding"]).toBeUndefined();
  expect((await get("/notes.unknown")).headers["content-type"]).toBe("application/octet-stream");
});

test("HEAD answers like GET without the body", async () => {
  const get = await startSite();
  for (const path of ["/Packages", "/video/valley.mp4", "/nothing"]) {
    const [whole, head] = [await get(path), await get(path, {}, "HEAD")];
    expect([path, head.status, head.body.length]).toEqual([path, whole.status, 0]);
    // Cloudflare says no length.
    expect([undefined, String(whole.body.length)]).toContain(head.headers["content-length"]);
  }
});

const whole = [0, 400_000];

/** Conditions and ranges of a film. "tag" stands for its ETag. */
test.each<[Record<string, string>, number, number[]]>([
  [{ range: "bytes=0-99" }, 206, [0, 100]],
  [{ range: "bytes=399900-" }, 206, [399_900, 400_000]],
  [{ range: "bytes=-50" }, 206, [399_950, 400_000]],
  [{ range: "bytes=-999999" }, 206, whole],
  [{ range: "bytes=10-999999" }, 206, [10, 400_000]],
  [{ range: "bytes=0-9,20-29" }, 200, whole],
  [{ range: "bytes=9-3" }, 200, whole],
  [{ range: "lines=0-9" }, 200, whole],
  [{ range: "bytes=400000-" }, 416, []],
  [{ range: "bytes=-0" }, 416, []],
  [{ range: "bytes=0-9", "if-range": "tag" }, 206, [0, 10]],
  [{ range: "bytes=0-9", "if-range": '"older"' }, 200, whole],
  [{ "if-none-match": "tag" }, 304, []],
])("%j is answered with %i", async (conditions, status, [start = 0, end = 0]) => {
  const get = await startSite();
  const path = "/video/valley.mp4";
  const { headers: first } = await get(path, {}, "HEAD");
  const asked = Object.entries(conditions).map(([name, value]) => [
    name,
    value.replace("tag", `${first.etag}`),
  ]);
  const answer = await get(path, Object.fromEntries(asked));
  expect(answer.status).toBe(status);
  expect(answer.body.equals(film.subarray(start, end))).toBe(true);
  if (status === 206) expect(answer.headers["content-range"]).toBe(`bytes ${start}-${end - 1}/400000`);
  if (status === 416) expect(answer.headers["content-range"]).toBe("bytes */400000");
});

testOnOwnMachine("an unchanged page is not sent again, but its policy is", async () => {
  const get = await startSite();
  const { headers } = await get("/Packages", { "accept-encoding": "br" });
  const again = { "accept-encoding": "br", "if-none-match": `"other", W/${headers.etag}` };
  const { status, headers: second } = await get("/Packages", again);
  expect([status, second.etag, second["content-security-policy"]]).toEqual([304, headers.etag, pageCsp]);
});

test("every answer has the same safety headers", async () => {
  const get = await startSite();
  for (const path of ["/", "/assets/app-abc.js", "/nothing", "/packages", "/health", "/ready", sendPath])
    expect((await get(path)).headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "permissions-policy": expect.stringContaining("camera=()"),
      "cross-origin-opener-policy": "same-origin",
    });
});

testOnOwnMachine("TLS is required for a year only where a trusted proxy says that it is there", async () => {
  const behindTls = { "x-forwarded-proto": "https" };
  const [open, proxied] = [await startSite(), await startSite({ TRUST_PROXY_HOPS: "1" })];
  expect((await open("/", behindTls)).headers["strict-transport-security"]).toBeUndefined();
  expect((await proxied("/", behindTls)).headers["strict-transport-security"]).toBe("max-age=31536000");
  expect((await proxied("/")).headers["strict-transport-security"]).toBeUndefined();
});
