import { createHash } from "node:crypto";
import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, inject, onTestFinished } from "vitest";
import { writeEdgeSite } from "#site-build/edge/write-edge-site.ts";
import { type SmtpPeer, startSmtpPeer } from "../service/smtp-peer.ts";
import { startWorkerd, type Workerd } from "./start-workerd.ts";

/** One workerd for each site of a test file; each test has an object of its own. A process would cost a second. */
const running = new Map<string, Promise<Workerd>>();
/** The platform's mails as .eml files. */
export const platformMail = mkdtempSync(join(tmpdir(), "edge-mail-"));
const folders = [platformMail];
afterAll(async () => {
  for (const workerd of running.values()) await (await workerd).dispose();
  for (const folder of folders) rmSync(folder, { recursive: true });
  running.clear();
});

function workerdFor(siteDir: string): Promise<Workerd> {
  const hash = createHash("sha256");
  for (const file of globSync("**/*.*", { cwd: siteDir }).sort())
    hash.update(readFileSync(join(siteDir, file)));
  const digest = hash.digest("hex");
  const known = running.get(digest);
  if (known) return known;
  const site = mkdtempSync(join(tmpdir(), "edge-site-"));
  folders.push(site);
  const manifest = writeEdgeSite({ release: siteDir, target: site, isSecure: false });
  const started = startWorkerd({
    bundle: inject("bundles").test,
    site,
    manifest,
    settings: {},
    verifiedAddress: "inquiry@localhost",
    mailFolder: platformMail,
  });
  running.set(digest, started);
  return started;
}

export interface EdgeService {
  address: string;
  peer: SmtpPeer | undefined;
  lines: string[];
  clock: { now: number };
  /** Evicts the object from memory, as the platform does with an idle one. */
  evict: () => Promise<void>;
  sweep: () => Promise<void>;
  /** Runs the next alarm; resolves to its time and what is stored then. */
  nextAlarm: () => Promise<{ now: number; clients: number; erased: number }>;
}

/** An object of its own behind a proxy that adds the client's address, as the platform does. */
export async function startEdgeService(
  siteDir: string,
  settings: Record<string, string>,
  startAt: number,
): Promise<EdgeService> {
  const workerd = await workerdFor(siteDir);
  const { port } = await workerd.ready;
  const hasWay = settings.SMTP_URL || settings.PLATFORM_MAIL;
  const peer = hasWay ? undefined : await startSmtpPeer();
  if (peer) onTestFinished(() => peer.close());
  const objectSettings = { ...settings, ...(peer && { SMTP_URL: peer.url }) };
  const name = JSON.stringify({ id: crypto.randomUUID(), settings: objectSettings, startAt });
  const lines: string[] = [];
  const hops = Number(settings.TRUST_PROXY_HOPS ?? 0);
  let moved: Promise<unknown> = Promise.resolve();
  let isOpen = true;

  async function ask(path: string, body?: string): Promise<string> {
    const headers = { "x-test-object": encodeURIComponent(name) };
    const options = body === undefined ? { headers } : { method: "POST", headers, body };
    return (await fetch(`http://127.0.0.1:${port}${path}`, options)).text();
  }
  async function readLines() {
    if (isOpen) lines.push(...JSON.parse(await ask("/test/lines")));
  }
  async function pass(incoming: IncomingMessage, outgoing: ServerResponse) {
    await moved;
    const forwarded = String(incoming.headers["x-forwarded-for"] ?? "127.0.0.1");
    const headers = {
      ...incoming.headers,
      "x-test-object": encodeURIComponent(name),
      "cf-connecting-ip": hops > 0 ? forwarded.split(",").at(-hops)?.trim() : "127.0.0.1",
    };
    const { method, url: path } = incoming;
    const onward = request(
      { host: "127.0.0.1", port, path, method, headers, agent: false },
      async (answer) => {
        await readLines();
        outgoing.writeHead(answer.statusCode ?? 0, answer.headers);
        answer.pipe(outgoing);
      },
    );
    onward.on("error", () => outgoing.destroy());
    incoming.pipe(onward);
  }

  const door = createServer((incoming, outgoing) => void pass(incoming, outgoing));
  await new Promise<void>((resolve) => door.listen(0, "127.0.0.1", resolve));
  const looking = setInterval(() => void readLines().catch(() => {}), 50);
  onTestFinished(() => {
    isOpen = false;
    clearInterval(looking);
    door.closeAllConnections();
    door.close();
  });
  const move = (now: number) => {
    moved = moved.then(() => ask("/test/clock", String(now)));
  };
  const clock = {
    get now() {
      return startAt;
    },
    set now(value: number) {
      startAt = value;
      move(value);
    },
  };
  return {
    address: `http://localhost:${(door.address() as AddressInfo).port}`,
    peer,
    lines,
    clock,
    evict: () => workerd.unsafeEvictDurableObject("site", "InquiryObject", { name }),
    sweep: () => ask("/test/sweep").then(() => {}),
    nextAlarm: async () => JSON.parse(await ask("/test/alarm")),
  };
}
