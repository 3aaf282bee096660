import { randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { inject, onTestFinished, test } from "vitest";
import type { Log } from "#service/domain/log.ts";
import { type Config, readConfig } from "#service/node/read-config.ts";
import { type ServiceOptions, startService } from "#service/node/start-service.ts";
import { sendPath } from "#shared/inquiry.ts";
import { makeFolder } from "../make-folder.ts";
import { writeFixtureSite } from "./fixture-site.ts";
import { rawRequest } from "./raw-request.ts";
import { type SmtpPeer, startSmtpPeer } from "./smtp-peer.ts";

export { makeFolder };

const isAtEdge = inject("platform") === "edge";

/** For tests of what Cloudflare does itself: they run only on this machine. */
export const testOnOwnMachine: typeof test = isAtEdge ? (test.skip as typeof test) : test;

const settingsOf = new WeakMap<Config, Record<string, string>>();

export function testConfig(settings: Record<string, string> = {}): Config {
  const folder = makeFolder();
  writeFixtureSite(join(folder, "build"));
  const config = readConfig({
    PORT: "0",
    DATA_DIR: join(folder, "data"),
    SITE_DIR: join(folder, "build"),
    ...settings,
  });
  settingsOf.set(config, settings);
  return config;
}

type TestOptions = Partial<Omit<ServiceOptions, "log" | "now" | "random">> & {
  settings?: Record<string, string>;
  startAt?: number;
};

/** The mail servers of services under workerd, which have no Maildir, by `dataDir` as a key. */
const peers = new Map<string, SmtpPeer>();

/**
 * Starts the service on a real port, with its own directory and a clock that only the test moves; in the project "edge"
 * as a Durable Object under workerd.
 */
export async function startTestService({
  settings,
  config = testConfig(settings),
  startAt = Date.UTC(2026, 10, 20, 12),
  ...limits
}: TestOptions = {}) {
  const service = isAtEdge ? await startAtEdge(config, startAt) : await startHere(config, startAt, limits);
  const post = async (body: unknown, headers: Record<string, string> = {}, path: string = sendPath) => {
    const text = typeof body === "string" ? body : JSON.stringify(body);
    const allHeaders = { "content-type": "application/json", ...headers };
    const answer = await rawRequest(service.address, path, {
      method: "POST",
      headers: allHeaders,
      body: text,
    });
    return { ...answer, text: answer.body.toString() };
  };
  return { ...service, config, post };
}

async function startHere(
  config: Config,
  startAt: number,
  limits: Omit<TestOptions, "settings" | "config" | "startAt">,
) {
  const clock = { now: startAt };
  const lines: string[] = [];
  const log: Log = (event, facts = {}) => lines.push(`${event} ${JSON.stringify(facts)}`);
  const service = await startService({ config, log, now: () => clock.now, random: () => 0.5, ...limits });
  onTestFinished(() => service.stop());
  return { ...service, clock, lines };
}

async function startAtEdge(config: Config, startAt: number) {
  // Needs Wrangler, which only that project has.
  const { startEdgeService } = await import("../edge/edge-service.ts");
  const settings = { INQUIRY_ADDRESS: config.inquiryAddress, ...settingsOf.get(config) };
  const { address, clock, lines, peer } = await startEdgeService(config.siteDir, settings, startAt);
  if (peer) peers.set(config.dataDir, peer);
  return { name: "", address, stop: async () => {}, clock, lines };
}

export function inquiryBody(parameters: Record<string, unknown> = {}) {
  return {
    lib_version: "4.4.1",
    user_id: "site",
    service_id: "site",
    template_id: "inquiry",
    template_params: {
      inquiry_id: randomUUID(),
      name: "Asha Rawat",
      email: "asha@example.com",
      message: "Is the cottage free in May?",
      website: "",
      elapsed_ms: "45000",
      ...parameters,
    },
  };
}

/** Posts an inquiry as a program does. */
export function postInquiry(address: string, body: unknown = inquiryBody()): Promise<Response> {
  const headers = { "content-type": "application/json" };
  return fetch(address + sendPath, { method: "POST", headers, body: JSON.stringify(body) });
}

export const readReady = async (address: string) => (await fetch(`${address}/ready`)).json();

/** A mail server until the test ends. */
export async function startPeer(options: { offersTls?: boolean } = {}): Promise<SmtpPeer> {
  const peer = await startSmtpPeer(options);
  onTestFinished(() => peer.close());
  return peer;
}

/** The mails in the Maildir. */
export function readMaildir(dataDir: string): { name: string; content: string }[] {
  const peer = peers.get(dataDir);
  if (peer) return peer.received.map(({ messageId, raw }) => ({ name: `${messageId}.eml`, content: raw }));
  const folder = join(dataDir, "Maildir", "new");
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => {
    try {
      return [{ name, content: readFileSync(join(folder, name), "utf8") }];
    } catch (error) {
      // It was erased since the folder was listed.
      if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
      throw error;
    }
  });
}

/** Waits until the Maildir has `count` mails. */
export function waitForMail(dataDir: string, count = 1) {
  return eventually(() => {
    const mails = readMaildir(dataDir);
    return mails.length === count && mails;
  });
}

/** Repeats until the result is truthy. Throws after 50 s, more than a busy machine needs and less than any test's limit. */
export async function eventually<T>(
  check: () => T | false | undefined | Promise<T | false | undefined>,
): Promise<T> {
  const deadline = Date.now() + 50_000;
  for (;;) {
    const value = await check();
    if (value) return value as T;
    if (Date.now() > deadline) throw new Error(`This never became true: ${check}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
