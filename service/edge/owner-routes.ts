import { Hono } from "hono";
import { timingSafeEqual } from "hono/utils/buffer";
import type { Log } from "#service/domain/log.ts";
import { readBody } from "#service/routes/read-parameters.ts";
import { Refused } from "#service/routes/refused.ts";
import type { InquiryRecords } from "#service/store/inquiry-records.ts";

/** The address of the owner's commands; a command's name follows. */
export const ownerPath = "/api/owner";

interface OwnerDependencies {
  /** Empty: nobody gets in. Too long to be guessed, so wrong ones need no limit. */
  token: string;
  records: InquiryRecords;
  now: () => number;
  log: Log;
  /** An inquiry waits again. */
  onQueued: () => void;
}

const bodyMaxBytes = 16 * 1024;
const pageSize = 100;

type Input = Record<string, unknown>;

/** The owner's commands for `npm run inquiries -- --site`: POST with JSON, answered with JSON. */
export function createOwnerRoutes({ token, records, now, log, onQueued }: OwnerDependencies) {
  const queued = (hasChanged: boolean) => {
    if (hasChanged) onQueued();
    return hasChanged;
  };
  const commands: Record<string, (input: Input) => unknown> = {
    list: ({ after }) => records.page(text(after), pageSize),
    find: ({ start }) => records.findByStart(text(start)),
    retry: async ({ id }) => queued(await records.retry(text(id), now())),
    resend: async ({ id }) => queued(await records.resend(text(id), now())),
    erase: ({ id }) => records.erase([text(id)], now()),
    answered: ({ id, isAnswered }) => records.answered(text(id), isAnswered ? now() : null),
  };
  const routes = new Hono();
  routes.use(`${ownerPath}/*`, async (c, next) => {
    c.header("Cache-Control", "no-store");
    if (token === "") throw new Refused(401, "No OWNER_TOKEN is set here.");
    const given = c.req.header("authorization")?.replace(/^Bearer /, "") ?? "";
    if (!(await timingSafeEqual(given, token))) {
      log("wrong token");
      throw new Refused(401, "The token is wrong.");
    }
    await next();
  });
  for (const [name, command] of Object.entries(commands))
    routes.post(`${ownerPath}/${name}`, async (c) => {
      const answer = await command(parseInput(await readBody(c.req.raw, bodyMaxBytes)));
      log("owner's command", { command: name });
      return c.json(answer as never);
    });
  routes.onError((error, c) => {
    if (!(error instanceof Refused)) throw error;
    return c.text(error.message, error.status);
  });
  return routes;
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
