import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { join } from "node:path";
import { createRelease, publishRelease } from "#release/releases.ts";
import type { SiteManifest } from "#release/site-manifest.ts";
import { listLocales } from "#site-build/content/locales.ts";
import type { ContentSource } from "#site-build/content/resolve.ts";
import { inquiryContent } from "#site-build/prerender.ts";
import { projectRoot } from "#site-build/site-folder.ts";
import { adminPage, buildAdmin } from "../../admin/build-admin.ts";

const siteDir = join(projectRoot, ".cache/dev/site");

/**
 * Runs the inquiry service, and restarts it after each change of its code. It mails nothing. Its release contains only what the
 * service needs of the content, and /admin if wanted. Resolves to the service's URL.
 */
export async function runService(content: ContentSource, hasAdmin: boolean): Promise<string> {
  await writeRelease(content, hasAdmin);
  const port = await findFreePort();
  const settings = {
    SITE_DIR: siteDir,
    DATA_DIR: join(projectRoot, ".cache/dev/data"),
    SMTP_URL: "",
    HOST: "127.0.0.1",
  };
  const child = spawn(process.execPath, ["--watch", "--watch-preserve-output", "service/main.ts"], {
    cwd: projectRoot,
    env: { ...process.env, ...settings, PORT: `${port}` },
    stdio: ["ignore", "pipe", "inherit"],
  });
  process.once("exit", () => child.kill());
  child.stdout.on("data", (text) => {
    // Its own URL would only confuse: Vite's server passes the inquiries on.
    if (!String(text).includes("is served on")) process.stdout.write(text);
  });
  await once(child.stdout, "data");
  return `http://127.0.0.1:${port}`;
}

async function writeRelease(content: ContentSource, hasAdmin: boolean): Promise<void> {
  rmSync(siteDir, { recursive: true, force: true });
  const release = createRelease(siteDir, Date.now());
  const client = join(release.folder, "client");
  mkdirSync(client);
  if (hasAdmin) await buildAdmin(client, content.read(), undefined);
  const [first, ...others] = await Promise.all(
    listLocales(content.read()).map(({ path }) => content.resolve(path)),
  );
  if (!first) return;
  const manifest: SiteManifest = {
    name: first.content.site.name,
    keptDays: first.settings.retentionDays,
    inquiry: inquiryContent([first, ...others]),
    pages: { "/": { file: "index.html", csp: "default-src 'none'" }, ...(hasAdmin && adminPage(undefined)) },
    errors: {},
  };
  writeFileSync(join(client, "index.html"), "");
  writeFileSync(join(release.folder, "site.json"), JSON.stringify(manifest));
  publishRelease(siteDir, release.id, Date.now());
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
