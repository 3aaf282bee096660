import { createHash } from "node:crypto";
import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, inject, onTestFinished } from "vitest";
import type { Contact } from "#release/site-manifest.ts";
import { currentRelease } from "#site-build/site-folder.ts";
import { startPeer } from "../service/harness.ts";
import { startWorkerd, type Workerd } from "./start-workerd.ts";

/** One workerd for each site of a test file; each test has an object of its own. A process would cost a second. */
const running = new Map<string, Promise<Workerd>>();
/** The platform's mails as .eml files. */
export const platformMail = mkdtempSync(join(tmpdir(), "edge-mail-"));
const folders = [platformMail];
/** The log of each object, by its name. */
const logs = new Map<string, string[]>();
afterAll(async () => {
  for (const workerd of running.values()) await (await workerd).dispose();
  for (const folder of folders) rmSync(folder, { recursive: true });
  running.clear();
});

const earlierTables = readFileSync(join(import.meta.dirname, "../service/tables/1-answered-at.sql"), "utf8");
/** What waits in an object that an earlier version has used. */
export const earlierId = "0f4c8a52-0a54-4f0e-9a43-5d0a4fb0a001";

function workerdFor(siteDir: string): Promise<Workerd> {
  const release = currentRelease(siteDir);
  const hash = createHash("sha256");
  for (const file of globSync("{site.json,client/**/*.*}", { cwd: release }).sort())
    hash.update(readFileSync(join(release, file)));
  const digest = hash.digest("hex");
  const known = running.get(digest);
  if (known) return known;
  const site = mkdtempSync(join(tmpdir(), "edge-site-"));
  folders.push(site);
  const { test: bundle } = inject("bundles");
  const started = startWorkerd({
    bundle,
    release,
    site,
    mailFolder: platformMail,
    settings: {
      EARLIER_TABLES: `${earlierTables}
        INSERT INTO inquiry (id, name, email, message, state, created_at, queued_at, next_at)
        VALUES ('${earlierId}', 'Asha', 'asha@example.com', 'Is the tent free?', 'queued', 0, 0, 0);`,
    },
    onLog: (line) => {
      const [name, words] = line.startsWith("[") ? JSON.parse(line) : [];
      logs.get(name)?.push(words);
    },
  });
  running.set(digest, started);
  return started;
}

/** An object of its own behind a proxy that adds the client's address, as the platform does. */
export async function startEdgeService(
  siteDir: string,
  settings: Record<string, string>,
  startAt: number,
  usedBy?: "earlier version" | "newer version",
) {
  const workerd = await workerdFor(siteDir);
  const { port } = await workerd.ready;
  const hasWay = settings.SMTP_URL || settings.PLATFORM_MAIL;
  const peer = hasWay ? undefined : await startPeer();
  const objectSettings = { ...settings, ...(peer && { SMTP_URL: peer.url }) };
  const name = JSON.stringify({ id: crypto.randomUUID(), settings: objectSettings, startAt, usedBy });
  const ownHeaders = { "x-test-object": encodeURIComponent(name) };
  const lines: string[] = [];
  logs.set(name, lines);
  const hops = Number(settings.TRUST_PROXY_HOPS ?? 0);
  let now = startAt;
  let moved: Promise<unknown> = Promise.resolve();

  async function pass(incoming: IncomingMessage, outgoing: ServerResponse) {
    await moved;
    const forwarded = String(incoming.headers["x-forwarded-for"] ?? "127.0.0.1");
    const client = hops > 0 ? forwarded.split(",").at(-hops)?.trim() : "127.0.0.1";
    const headers = { ...incoming.headers, ...ownHeaders, "cf-connecting-ip": client };
    const { method, url: path } = incoming;
    const onward = request({ host: "127.0.0.1", port, path, method, headers, agent: false });
    onward.on("error", () => outgoing.destroy());
    onward.on("response", (answer) => {
      outgoing.writeHead(answer.statusCode ?? 0, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(onward);
  }

  const proxy = createServer((incoming, outgoing) => void pass(incoming, outgoing));
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    proxy.closeAllConnections();
    proxy.close();
  });
  return {
    address: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    peer,
    lines,
    /** Requests wait until it is set. */
    clock: {
      get now() {
        return now;
      },
      set now(value: number) {
        now = value;
        const asked = { method: "POST", headers: ownHeaders, body: String(value) };
        moved = moved.then(() => fetch(`http://127.0.0.1:${port}/test/clock`, asked));
      },
    },
    /** Deploys other contact details, and lets the cron run. */
    deployContact: (contact: Contact) =>
      fetch(`http://127.0.0.1:${port}/test/contact`, {
        method: "POST",
        headers: ownHeaders,
        body: JSON.stringify(contact),
      }),
    /** Evicts the object from memory, as the platform does with an idle one. */
    evict: () => workerd.unsafeEvictDurableObject("site", "InquiryObject", { name }),
  };
}
