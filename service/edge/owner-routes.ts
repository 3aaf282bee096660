import { type Context, Hono } from "hono";
import { timingSafeEqual } from "hono/utils/buffer";
import type { Log } from "#service/domain/log.ts";
import type { SubmissionLimits } from "#service/guards/submission-limits.ts";
import { BodyBroken, BodyTooLarge, readBody } from "#service/routes/read-body.ts";
import type { Store } from "#service/store/store.ts";

/** The address of the owner's commands; a command's name follows. */
export const ownerPath = "/api/owner";

interface OwnerDependencies {
  /** Empty: nobody gets in. */
  token: string;
  /** Count wrong tokens. */
  limits: SubmissionLimits;
  clientOf: (request: Request) => Promise<string>;
  store: Store;
  now: () => number;
  log: Log;
  onChanged: () => void;
}

const bodyMaxBytes = 16 * 1024;
const pageSize = 100;

/** The owner's commands for `npm run inquiries -- --site`: POST with JSON, answered with JSON. */
export function createOwnerRoutes(dependencies: OwnerDependencies) {
  const { token, limits, clientOf, now, log } = dependencies;
  const commands = createCommands(dependencies);
  const routes = new Hono();

  routes.post(`${ownerPath}/:command`, async (c) => {
    c.header("Cache-Control", "no-store");
    const client = await clientOf(c.req.raw);
    const waitMs = limits.peekForClient(client, now());
    if (waitMs > 0) return tooMany(c, waitMs);
    const given = /^Bearer (.+)$/.exec(c.req.header("authorization") ?? "")?.[1] ?? "";
    if (token === "" || !(await timingSafeEqual(given, token))) {
      limits.waitMsForClient(client, now());
      log("wrong token");
      return c.text(token === "" ? "No OWNER_TOKEN is set here." : "The token is wrong.", 401);
    }
    const command = commands.get(c.req.param("command"));
    if (!command) return c.text("There is no such command.", 404);
    const bytes = await readBody(c.req.raw, bodyMaxBytes);
    const answer = await command(parseInput(new TextDecoder().decode(bytes)));
    log("owner's command", { command: c.req.param("command") });
    return c.json(answer as never);
  });
  routes.onError((error, c) => {
    if (error instanceof WrongInput || error instanceof BodyBroken) return c.text(error.message, 400);
    if (error instanceof BodyTooLarge) return c.text("The input is larger than 16 KiB.", 413);
    throw error;
  });
  return routes;
}

class WrongInput extends Error {}

function parseInput(text: string): Input {
  try {
    const input = JSON.parse(text);
    if (typeof input === "object" && input !== null) return input;
  } catch {}
  throw new WrongInput("Send a JSON object.");
}

function tooMany(c: Context, waitMs: number): Response {
  c.header("Retry-After", String(Math.ceil(waitMs / 1000)));
  return c.text("There were too many wrong tokens from your network. Please try again later.", 429);
}

type Input = Record<string, unknown>;

function createCommands({ store, now, onChanged }: OwnerDependencies) {
  const { records } = store;
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

function text(value: unknown): string {
  if (typeof value !== "string") throw new WrongInput("A text is missing.");
  return value;
}
