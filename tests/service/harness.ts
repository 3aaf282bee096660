import { randomUUID } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { Log } from "#service/domain/log.ts";
import { type Config, readConfig } from "#service/node/read-config.ts";
import { type ServiceOptions, startService } from "#service/node/start-service.ts";
import { sendPath } from "#shared/inquiry.ts";
import { writeFixtureSite } from "./fixture-site.ts";

/** In memory where the system has that: thousands of fsyncs on a busy disk were most of the run's time. */
const temporary = existsSync("/dev/shm") ? "/dev/shm" : tmpdir();

export function makeFolder(): string {
  const folder = mkdtempSync(join(temporary, "inquiry-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export function testConfig(settings: Record<string, string> = {}): Config {
  const folder = makeFolder();
  writeFixtureSite(join(folder, "build"));
  return readConfig({
    PORT: "0",
    DATA_DIR: join(folder, "data"),
    SITE_DIR: join(folder, "build"),
    ...settings,
  });
}

type TestOptions = Partial<Omit<ServiceOptions, "log" | "now" | "random">> & {
  settings?: Record<string, string>;
  startAt?: number;
};

/** The whole service on a real port, with its own directory and a clock that only the test moves. */
export async function startTestService({
  settings,
  config = testConfig(settings),
  startAt,
  ...limits
}: TestOptions = {}) {
  const clock = { now: startAt ?? Date.UTC(2026, 10, 20, 12) };
  const lines: string[] = [];
  const log: Log = (event, facts = {}) => lines.push(`${event} ${JSON.stringify(facts)}`);
  const service = await startService({ config, log, now: () => clock.now, random: () => 0.5, ...limits });
  onTestFinished(() => service.stop());
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
  return { ...service, clock, lines, config, post };
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

/** What a mail program would find in the Maildir. */
export function readMaildir(dataDir: string): { name: string; content: string }[] {
  const folder = join(dataDir, "Maildir", "new");
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((name) => ({ name, content: readFileSync(join(folder, name), "utf8") }));
}

/** The Maildir's mails, once there are `count`. */
export function waitForMail(dataDir: string, count = 1) {
  return eventually(() => {
    const mails = readMaildir(dataDir);
    return mails.length === count && mails;
  });
}

/** Asks until it is so; fails loudly after ten seconds, which no healthy machine needs. */
export async function eventually<T>(
  check: () => T | false | undefined | Promise<T | false | undefined>,
): Promise<T> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    const value = await check();
    if (value) return value as T;
    if (Date.now() > deadline) throw new Error(`This never became true: ${check}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** An exact request: fetch would tidy the path and refuse some headers. */
export function rawRequest(
  address: string,
  path: string,
  {
    method = "GET",
    headers = {},
    body,
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<{ status: number; headers: Record<string, string | string[] | undefined>; body: Buffer }> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, path, method, headers, agent: false }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
      incoming.on("end", () =>
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: Buffer.concat(chunks) }),
      );
    });
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}
