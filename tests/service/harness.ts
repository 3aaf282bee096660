import { randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { inject, onTestFinished, test, vi } from "vitest";
import { type Config, readConfig } from "#service/node/read-config.ts";
import { type ServiceOptions, startService } from "#service/node/start-service.ts";
import { sendPath } from "#shared/inquiry.ts";
import { runCommand } from "../../scripts/inquiries/run-command.ts";
import { makeFolder } from "../make-folder.ts";
import { withPatience } from "../run/patience.ts";
import { type Files, publishFixtureSite } from "./fixture-site.ts";
import { rawRequest } from "./raw-request.ts";
import { spawnService } from "./service-process.ts";
import { startSmtpPeer } from "./smtp-peer.ts";
import { expectEntry } from "./troubleshooting.ts";

export { makeFolder };

const isAtEdge = inject("platform") === "edge";

/** For tests of features that the platform itself provides at Cloudflare. */
export const testOnOwnMachine = test.skipIf(isAtEdge);

/** Creates a site with a minimal release until the test ends. Returns its SITE_DIR. */
export function makeFixtureSite(files: Files = {}, keptDays = 400): string {
  const siteDir = makeFolder();
  publishFixtureSite(siteDir, { files, keptDays });
  return siteDir;
}

interface TestOptions extends Pick<ServiceOptions, "connectionLimits" | "checkSiteEveryMs"> {
  settings?: Record<string, string>;
  startAt?: number;
}

/**
 * Starts the service on a real port, with its own directory and a clock that only the test moves; in the project "edge"
 * as a Durable Object under workerd.
 */
export async function startTestService({
  settings = {},
  startAt = Date.UTC(2026, 10, 20, 12),
  ...limits
}: TestOptions = {}) {
  const SITE_DIR = settings.SITE_DIR ?? makeFixtureSite();
  const config = readConfig({ PORT: "0", DATA_DIR: join(makeFolder(), "data"), ...settings, SITE_DIR });
  const service = isAtEdge
    ? await startAtEdge(config, settings, startAt)
    : await startHere(config, startAt, limits);
  /** Waits until there are `count` mails. */
  const waitForMails = (count: number) => eventually(() => service.readMails().length === count);
  return {
    ...service,
    config,
    post: postInquiry.bind(null, service.address),
    waitForMails,
    /** Waits for the first mail. Returns its source and its parsed content. */
    async firstMail() {
      await waitForMails(1);
      const [raw = ""] = service.readMails();
      return { raw, ...(await PostalMime.parse(raw)) };
    },
  };
}

async function startHere(config: Config, startAt: number, limits: TestOptions) {
  const clock = { now: startAt };
  const lines: string[] = [];
  const { url: address, ...service } = await startService({
    config,
    log: (event, fields = {}) => lines.push(`${event} ${JSON.stringify(fields)}`),
    now: () => clock.now,
    random: () => 0.5,
    ...limits,
  });
  onTestFinished(() => service.stop());
  const readMails = () => readMaildir(config.dataDir).map(({ content }) => content);
  return { address, ...service, clock, lines, readMails };
}

async function startAtEdge({ siteDir, inquiryAddress }: Config, settings: object, startAt: number) {
  // Needs Wrangler, which only that project has.
  const { startEdgeService } = await import("../edge/edge-service.ts");
  const vars = { INQUIRY_ADDRESS: inquiryAddress, ...settings };
  const { address, clock, lines, peer } = await startEdgeService(siteDir, vars, startAt);
  // There is no Maildir.
  const readMails = () => (peer?.received ?? []).map(({ raw }) => raw);
  return { address, stop: async () => {}, clock, lines, readMails };
}

export function inquiryBody(parameters: Record<string, unknown> = {}) {
  return {
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

/** Posts an object as JSON, or a string without changes. */
export async function postInquiry(
  address: string,
  body: unknown = inquiryBody(),
  headers: Record<string, string> = {},
  path: string = sendPath,
) {
  const answer = await rawRequest(address, path, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  const id: string = Object(body).template_params?.inquiry_id;
  return { ...answer, text: answer.body.toString(), id };
}

/** The answer of /ready. Throws if the documents have no entry for one of its problems. */
export async function readReady(address: string) {
  const ready = await (await fetch(`${address}/ready`)).json();
  for (const problem of ready.problems) expectEntry(problem);
  return ready;
}

/** Starts the service as a process, as the owner does, until the test ends. `log`: an open file for its stderr. */
export function startProcess(settings: Record<string, string> = {}, folder = makeFolder(), log?: number) {
  const service = spawnService(settings, folder, log);
  onTestFinished(() => void service.child.kill("SIGKILL"));
  return service;
}

/** Starts a mail server until the test ends. */
export async function startPeer(options: Parameters<typeof startSmtpPeer>[0] = {}) {
  const peer = await startSmtpPeer(options);
  onTestFinished(() => peer.close());
  return peer;
}

/** Runs `npm run inquiries`. Resolves to its output, and rejects with its error message. */
export async function runInquiries(words: string[], settings: Record<string, string>): Promise<string> {
  const said: string[] = [];
  await runCommand(words, settings, (text) => said.push(text));
  return said.join("\n");
}

/** The mails in the Maildir. */
export function readMaildir(dataDir: string): { name: string; content: string }[] {
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

/** Waits until the result is truthy, for a little less time than a test has. */
export const eventually = <T>(check: () => T | Promise<T>, seconds = isAtEdge ? 30 : 4) =>
  vi.waitUntil(check, { timeout: withPatience(seconds), interval: 10 });
