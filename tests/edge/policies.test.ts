import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, onTestFinished, test } from "vitest";
import { readConfig } from "#service/node/read-config.ts";
import { startService } from "#service/node/start-service.ts";
import { edgeHeaders } from "#site-build/edge/edge-headers.ts";
import { writeEdgeSite } from "#site-build/edge/write-edge-site.ts";
import { currentRelease } from "#site-build/site-folder.ts";
import { makeFolder } from "../service/harness.ts";
import { startWorkerd } from "./start-workerd.ts";

const compared = [
  "content-security-policy",
  "x-content-type-options",
  "referrer-policy",
  "permissions-policy",
  "cross-origin-opener-policy",
  "cross-origin-resource-policy",
  "x-robots-tag",
  "cache-control",
  "content-type",
];

async function startEdge() {
  const release = currentRelease();
  const site = join(makeFolder(), "site");
  const manifest = writeEdgeSite({ release, target: site, isSecure: false });
  const workerd = await startWorkerd({
    bundle: inject("bundles").site,
    site,
    manifest,
    settings: {},
    verifiedAddress: "inquiry@localhost",
  });
  onTestFinished(() => workerd.dispose());
  const pictures = readdirSync(join(site, "pictures")).filter((file) => /share-.*jpg$|avif$/.test(file));
  return { edge: (await workerd.ready).origin, release, pages: manifest.pages, pictures };
}

test("every page of the built site has the same headers on a machine and at Cloudflare", {
  timeout: 120_000,
}, async () => {
  const { edge, release, pages, pictures } = await startEdge();
  const config = readConfig({ PORT: "0", SITE_DIR: release, DATA_DIR: join(makeFolder(), "data") });
  const service = await startService({ config, log: () => {} });
  onTestFinished(() => service.stop());
  const read = async (origin: string, path: string) => {
    const answer = await fetch(origin + path);
    const body = await answer.text();
    return { status: answer.status, headers: compared.map((name) => [name, answer.headers.get(name)]), body };
  };
  const others = [
    ...pictures.slice(-2).map((file) => `/pictures/${file}`),
    "/icon-192.png",
    "/nothing",
    "/icon.svg",
    "/robots.txt",
    "/sw.js",
    "/manifest.webmanifest",
    "/health",
  ];
  for (const path of [...Object.keys(pages), ...others]) {
    const [here, there] = [await read(service.address, path), await read(edge, path)];
    const plain = (text: unknown) => JSON.parse(JSON.stringify(text).toLowerCase());
    expect({ path, ...there, headers: plain(there.headers) }).toEqual({
      path,
      ...here,
      headers: plain(here.headers),
    });
  }
});

test("a deployed site tells browsers to insist on HTTPS", () => {
  const manifest = JSON.parse(readFileSync(join(currentRelease(), "site.json"), "utf8"));
  expect(edgeHeaders(manifest, true)).toContain("Strict-Transport-Security: max-age=31536000");
  expect(edgeHeaders(manifest, false)).not.toContain("Strict-Transport-Security");
});

test("a rule that the platform would ignore stops the build", () => {
  const page = { file: "index.html", csp: `default-src 'self' ${"x".repeat(2000)}` };
  const manifest = { pages: { "/": page }, notFound: page };
  expect(() => edgeHeaders(manifest, false)).toThrow(/2000/);
});
