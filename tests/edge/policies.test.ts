import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, onTestFinished, test } from "vitest";
import { edgeHeaders } from "#edge/write-edge-site.ts";
import { readConfig } from "#service/node/read-config.ts";
import { startService } from "#service/node/start-service.ts";
import { currentRelease, siteFolder } from "#site-build/site-folder.ts";
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

async function read(url: string) {
  const answer = await fetch(url, { headers: { accept: "text/html" } });
  const headers = compared.map((name) => `${name}: ${answer.headers.get(name)?.toLowerCase()}`);
  return { status: answer.status, headers, body: await answer.text() };
}

test("every page of the built site has the same headers on a machine and at Cloudflare", async () => {
  const release = currentRelease();
  const site = join(makeFolder(), "site");
  const workerd = await startWorkerd({ bundle: inject("bundles").site, release, site });
  onTestFinished(() => workerd.dispose());
  const config = readConfig({ PORT: "0", SITE_DIR: siteFolder, DATA_DIR: join(makeFolder(), "data") });
  const service = await startService({ config, log: () => {} });
  onTestFinished(() => service.stop());
  const pictures = readdirSync(join(site, "pictures")).filter((file) => /share-.*jpg$|avif$/.test(file));
  const paths = [
    ...Object.keys(JSON.parse(readFileSync(join(release, "site.json"), "utf8")).pages),
    ...pictures.slice(-2).map((file) => `/pictures/${file}`),
    "/icon-180.png",
    "/nothing",
    "/icon.svg",
    ...readdirSync(join(site, "assets")).flatMap((file) =>
      file.endsWith(".svg") ? [`/assets/${file}`] : [],
    ),
    "/robots.txt",
    "/sw.js",
    "/health",
  ];
  const { origin } = await workerd.ready;
  for (const path of paths) expect(await read(origin + path), path).toEqual(await read(service.url + path));
});

test("browsers are told to insist on HTTPS; a rule that the platform would ignore stops the build", () => {
  const write = (csp: string) => edgeHeaders({ pages: { "/": { file: "index.html", csp } }, errors: {} });
  expect(write("default-src 'self'")).toContain("Strict-Transport-Security: max-age=31536000");
  expect(() => write(`default-src 'self' ${"x".repeat(2000)}`)).toThrow(/2000/);
});
