import { type Context, Hono } from "hono";
import { timingSafeEqual } from "hono/utils/buffer";
import type { Log } from "#service/domain/log.ts";
import type { ClientLimits } from "#service/guards/limits.ts";
import { readBody } from "#service/routes/read-body.ts";
import { Refused } from "#service/routes/refused.ts";
import type { InquiryRecords } from "#service/store/inquiry-records.ts";

/** The address of the owner's commands; a command's name follows. */
export const ownerPath = "/api/owner";

interface OwnerDependencies {
  /** Empty: nobody gets in. */
  token: string;
  /** Count wrong tokens. */
  limits: ClientLimits;
  clientOf: (c: Context) => Promise<string>;
  records: InquiryRecords;
  now: () => number;
  log: Log;
  onChanged: () => void;
}

const bodyMaxBytes = 16 * 1024;
const pageSize = 100;

/** The owner's commands for `npm run inquiries -- --site`: POST with JSON, answered with JSON. */
export function createOwnerRoutes(dependencies: OwnerDependencies) {
  const { log } = dependencies;
  const commands = createCommands(dependencies);
  const routes = new Hono();
  routes.post(`${ownerPath}/:command`, async (c) => {
    c.header("Cache-Control", "no-store");
    await checkToken(c, dependencies);
    const name = c.req.param("command");
    const command = commands.get(name);
    if (!command) throw new Refused(404, "There is no such command.");
    const answer = await command(parseInput(await readBody(c.req.raw, bodyMaxBytes)));
    log("owner's command", { command: name });
    return c.json(answer as never);
  });
  routes.onError((error, c) => {
    if (!(error instanceof Refused)) throw error;
    if (error.waitMs !== undefined) c.header("Retry-After", String(Math.ceil(error.waitMs / 1000)));
    return c.text(error.message, error.status);
  });
  return routes;
}

async function checkToken(c: Context, { token, limits, clientOf, now, log }: OwnerDependencies) {
  const client = await clientOf(c);
  const waitMs = limits.waitMs(client, now());
  if (waitMs > 0)
    throw new Refused(429, "There were too many wrong tokens from your network.", "later", waitMs);
  const given = /^Bearer (.+)$/.exec(c.req.header("authorization") ?? "")?.[1] ?? "";
  if (token !== "" && (await timingSafeEqual(given, token))) return;
  limits.take(client, now());
  log("wrong token");
  throw new Refused(401, token === "" ? "No OWNER_TOKEN is set here." : "The token is wrong.");
}

type Input = Record<string, unknown>;

function createCommands({ records, now, onChanged }: OwnerDependencies) {
  const commands: Record<string, (input: Input) => unknown> = {
    page: ({ after }) => records.page(text(after), pageSize),
    "find-by-start": ({ start }) => records.findByStart(text(start)),
    retry: async ({ id }) => changed(await records.retry(text(id), now())),
    resend: async ({ id }) => changed(await records.resend(text(id), now())),
    erase: ({ id }) => records.erase(text(id), now()),
    answered: ({ id, isAnswered }) => records.answered(text(id), isAnswered ? now() : null),
    note: ({ id, note }) => records.note(text(id), text(note)),
  };
  return new Map(Object.entries(commands));

  function changed(hasChanged: boolean): boolean {
    if (hasChanged) onChanged();
    return hasChanged;
  }
}

function parseInput(bytes: Uint8Array): Input {
  try {
    const input = JSON.parse(new TextDecoder().decode(bytes));
    if (typeof input === "object" && input !== null) return input;
  } catch {}
  throw new Refused(400, "Send a JSON object.");
}

function text(value: unknown): string {
  if (typeof value !== "string") throw new Refused(400, "A text is missing.");
  return value;
}
