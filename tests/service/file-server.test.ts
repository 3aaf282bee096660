import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { pagePaths, unlistedPaths } from "#shared/pages.ts";
import { pageCsp, writeFixtureSite } from "./fixture-site.ts";
import { makeFolder, startTestService, testConfig, testOnOwnMachine } from "./harness.ts";
import { rawRequest } from "./raw-request.ts";

const video = Buffer.from(Array.from({ length: 400_000 }, (_, index) => index % 251));

async function startSite(settings: Record<string, string> = {}) {
  const siteDir = join(makeFolder(), "build");
  writeFixtureSite(siteDir, {
    "assets/app-abc.js": "console.log('hello')",
    "assets/text-abc.woff2": "font",
    "pictures/ridge-abc.avif": "picture",
    "video/valley.mp4": video,
    "icons/logo.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
    "site.webmanifest": "{}",
    "sw.js": "self.skipWaiting()",
    "notes.unknown": "?",
    ".secret": "hidden",
    ".well-known/x.txt": "hidden",
  });
  symlinkSync(import.meta.dirname, join(siteDir, "client/tests"));
  symlinkSync(import.meta.filename, join(siteDir, "client/assets/link.js"));
  const service = await startTestService({ config: testConfig({ SITE_DIR: siteDir, ...settings }) });
  return (path: string, headers: Record<string, string> = {}, method = "GET") =>
    rawRequest(service.address, path, { method, headers });
}

type Headers = Record<string, string | RegExp>;

/** Requests, each with the answer's status and some of its headers. */
function expectAnswers(rows: [request: string, status: number, headers?: Headers][]) {
  return async () => {
    const get = await startSite();
    for (const [request, status, headers = {}] of rows) {
      const [method, path = ""] = request.split(" ");
      const answer = await get(path, {}, method);
      expect([request, answer.status]).toEqual([request, status]);
      for (const [name, value] of Object.entries(headers)) expect(answer.headers[name]).toMatch(value);
    }
  };
}

const immutable = "public, max-age=31536000, immutable";

describe("addresses", () => {
  test(
    "other spellings lead to the right one",
    expectAnswers([
      ["GET /packages", 301, { location: /^\/Packages$/ }],
      ["GET /PACKAGES?month=may&x=%2F", 301, { location: "/Packages?month=may&x=%2F" }],
      ["GET /Packages/", 301, { location: /^\/Packages$/ }],
      ["GET /aboutus//", 301, { location: /^\/AboutUs$/ }],
      ["GET /index.html", 301, { location: /^\/$/ }],
      ["GET /Packages/index.html?a=1", 301, { location: "/Packages?a=1" }],
      ["GET /Dining.html", 301, { location: /^\/Dining$/ }],
      ["GET /%50ackages/", 301, { location: /^\/Packages$/ }],
      ["GET /contact/sent", 301, { location: "/Contact/Sent" }],
      ["GET //", 301, { location: /^\/$/ }],
      ["GET /HI", 301, { location: /^\/hi$/ }],
      ["GET /hi/packages/", 301, { location: /^\/hi\/Packages$/ }],
    ]),
  );

  test.each([...Object.values(pagePaths), unlistedPaths.sent, "/hi/Packages"])(
    "%s is a page with its own policy",
    async (path) => {
      const { status, headers, body } = await (await startSite())(path);
      expect(status).toBe(200);
      expect(headers["content-type"]).toBe("text/html; charset=utf-8");
      expect(headers["content-security-policy"]).toBe(pageCsp);
      expect(headers["cache-control"]).toBe("no-cache");
      expect(body.toString()).toContain(`Page ${path}`);
    },
  );

  test.each([
    "/nothing",
    "/404.html",
    "/site.json",
    "/../site.json",
    "/assets/../../site.json",
    "/assets/%2e%2e/%2e%2e/site.json",
    "/..%2fsite.json",
    "/..%5csite.json",
    "/%00",
    "/assets/app-abc.js%00.html",
    "/tests/file-server.test.ts",
    "/assets/link.js",
    "/.secret",
    "/.well-known/x.txt",
    "/%2esecret",
    "/%",
    "/%c0%ae%c0%ae/site.json",
    "/assets/app-abc.js.br",
    "/assets/",
    "/api/v2/anything",
  ])("%s is not found", expectNotFound);

  // Cloudflare normalizes these before the Worker sees them.
  testOnOwnMachine.each(["/assets%2fapp-abc.js", "//example.com/.."])("%s is not found", expectNotFound);

  async function expectNotFound(path: string) {
    const { status, headers, body } = await (await startSite())(path);
    expect(status).toBe(404);
    expect(headers["x-robots-tag"]).toBe("noindex");
    expect(body.toString()).toContain("404 Not Found");
  }

  test("an edition has its own error page", async () => {
    const get = await startSite();
    for (const path of ["/hi/nothing", "/HI/nothing/more", "/hi/404"]) {
      const { status, headers, body } = await get(path);
      expect([path, status, headers["x-robots-tag"]]).toEqual([path, 404, "noindex"]);
      expect(body.toString()).toContain("404 in Hindi");
    }
    expect((await get("/high/nothing")).body.toString()).toContain("404 Not Found");
    expect((await get(`/hi${unlistedPaths.sent}`)).headers["x-robots-tag"]).toBe("noindex");
  });

  test("a redirect never leaves the site", async () => {
    const get = await startSite();
    for (const path of ["//example.com", "//example.com/Packages/", "/\\example.com/", "///example.com//"]) {
      const { headers } = await get(path);
      expect(headers.location ?? "/").toMatch(/^\/(?!\/)/);
    }
  });
});

describe("files", () => {
  test(
    "have their type and lifetime",
    expectAnswers([
      [
        "GET /assets/app-abc.js",
        200,
        { "content-type": /^text\/javascript; charset=utf-8$/, "cache-control": immutable },
      ],
      ["GET /assets/text-abc.woff2", 200, { "content-type": /^font\/woff2$/, "cache-control": immutable }],
      ["GET /pictures/ridge-abc.avif", 200, { "content-type": /^image\/avif$/, "cache-control": immutable }],
      [
        "GET /sw.js",
        200,
        { "content-type": "text/javascript; charset=utf-8", "cache-control": /^no-cache$/ },
      ],
      ["GET /video/valley.mp4", 200, { "content-type": "video/mp4", "cache-control": /^no-cache$/ }],
      [
        "GET /icons/logo.svg",
        200,
        {
          "content-type": "image/svg+xml; charset=utf-8",
          "cache-control": /^no-cache$/,
          "content-security-policy": "default-src 'none'",
        },
      ],
      ["GET /site.webmanifest", 200, { "content-type": "application/manifest+json" }],
      ["POST /Packages", 405],
      ["PUT /Packages", 405],
      ["DELETE /Packages", 405],
    ]),
  );

  testOnOwnMachine(
    "an unknown type is only downloaded; a refused method says what is allowed",
    expectAnswers([
      ["GET /notes.unknown", 200, { "content-type": /^application\/octet-stream$/ }],
      ["POST /Packages", 405, { allow: "GET, HEAD" }],
    ]),
  );

  test("an unchanged file is not sent again", async () => {
    const get = await startSite();
    const { headers } = await get("/Packages");
    const { status, body } = await get("/Packages", { "if-none-match": String(headers.etag) });
    expect([status, body.length]).toEqual([304, 0]);
  });

  testOnOwnMachine("nor with several tags, and its policy is sent again", async () => {
    const get = await startSite();
    const { headers } = await get("/Packages", { "accept-encoding": "br" });
    const again = { "accept-encoding": "br", "if-none-match": `"other", W/${headers.etag}` };
    const { status, body, headers: second } = await get("/Packages", again);
    expect([status, body.length, second.etag]).toEqual([304, 0, headers.etag]);
    expect(second["content-security-policy"]).toBe(pageCsp);
  });

  test.each([
    ["/Packages", 200],
    ["/video/valley.mp4", 200],
    ["/nothing", 404],
  ])("HEAD %s answers like GET without the body", async (path, status) => {
    const get = await startSite();
    const [whole, head] = [await get(path), await get(path, {}, "HEAD")];
    expect([head.status, head.body.length]).toEqual([status, 0]);
    // Cloudflare says no length.
    expect([undefined, String(whole.body.length)]).toContain(head.headers["content-length"]);
  });

  // Cloudflare compresses by itself.
  testOnOwnMachine.each([
    ["br, gzip", "br"],
    ["gzip", "gzip"],
    ["gzip, deflate, br, zstd", "br"],
    ["br;q=0, gzip;q=0.5", "gzip"],
    ["identity", undefined],
    ["", undefined],
  ])("Accept-Encoding: %s is answered with %s", async (accepts, encoding) => {
    const get = await startSite();
    const { headers, body } = await get("/assets/app-abc.js", { "accept-encoding": accepts });
    expect(headers["content-encoding"]).toBe(encoding);
    expect(headers.vary).toBe("Accept-Encoding");
    const open = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ""] ?? ((plain: Buffer) => plain);
    expect(open(body).toString()).toBe("console.log('hello')");
  });

  testOnOwnMachine("each encoding has its own ETag", async () => {
    const get = await startSite();
    const tags = await Promise.all(
      ["br", "gzip", "identity"].map(
        async (coding) => (await get("/", { "accept-encoding": coding })).headers.etag,
      ),
    );
    expect(new Set(tags).size).toBe(3);
  });
});

describe("ranges of a video", () => {
  test.each([
    ["bytes=0-99", 206, 0, 100],
    ["bytes=399900-", 206, 399_900, 400_000],
    ["bytes=-50", 206, 399_950, 400_000],
    ["bytes=10-999999", 206, 10, 400_000],
    ["bytes=0-9,20-29", 200, 0, 400_000],
    ["bytes=9-3", 200, 0, 400_000],
    ["lines=0-9", 200, 0, 400_000],
  ])("%s", async (range, status, start, end) => {
    const answer = await (await startSite())("/video/valley.mp4", { range, "accept-encoding": "br" });
    expect(answer.status).toBe(status);
    expect(answer.body.equals(video.subarray(start, end))).toBe(true);
    if (status === 206) expect(answer.headers["content-range"]).toBe(`bytes ${start}-${end - 1}/400000`);
  });

  test("beyond the end is 416", async () => {
    const { status, headers } = await (await startSite())("/video/valley.mp4", { range: "bytes=400000-" });
    expect([status, headers["content-range"]]).toEqual([416, "bytes */400000"]);
  });

  test("If-Range with another version gets the whole file", async () => {
    const get = await startSite();
    const { headers } = await get("/video/valley.mp4");
    const range = "bytes=0-9";
    expect((await get("/video/valley.mp4", { range, "if-range": String(headers.etag) })).status).toBe(206);
    expect((await get("/video/valley.mp4", { range, "if-range": '"older"' })).status).toBe(200);
  });
});

describe("headers on everything", () => {
  test.each([
    "/",
    "/assets/app-abc.js",
    "/nothing",
    "/packages",
    "/health",
    "/ready",
    "/api/v1.0/email/send",
  ])("%s", async (path) => {
    const { headers } = await (await startSite())(path);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
    expect(headers["permissions-policy"]).toContain("camera=()");
    expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
    expect(headers["x-powered-by"]).toBeUndefined();
    expect(headers["strict-transport-security"]).toBeUndefined();
  });

  testOnOwnMachine(
    "TLS is required for a year only where a trusted proxy says that it is there",
    async () => {
      const behindTls = { "x-forwarded-proto": "https" };
      const open = await startSite();
      expect((await open("/", behindTls)).headers["strict-transport-security"]).toBeUndefined();
      const proxied = await startSite({ TRUST_PROXY_HOPS: "1" });
      expect((await proxied("/", behindTls)).headers["strict-transport-security"]).toBe("max-age=31536000");
      expect((await proxied("/")).headers["strict-transport-security"]).toBeUndefined();
    },
  );
});
