import { Hono } from "hono";
import { timingSafeEqual } from "hono/utils/buffer";
import type { Log } from "#service/domain/log.ts";
import type { Outbox } from "#service/outbox/outbox.ts";
import type { AdminQueries } from "#service/store/admin-queries.ts";

/** The address of the owner's commands; a command's name follows. */
export const ownerPath = "/api/owner";

interface OwnerDependencies {
  /** Empty: nobody gets in. Too long to be guessed, so wrong ones need no limit. */
  token: string;
  admin: AdminQueries;
  outbox: Outbox;
  now: () => number;
  log: Log;
}

const pageSize = 100;

type Query = Record<string, string>;

/** The owner's commands for `npm run inquiries -- --site`: POST with a query, answered with JSON. */
export function createOwnerRoutes({ token, admin, outbox, now, log }: OwnerDependencies) {
  const queued = (hasChanged: boolean) => {
    if (hasChanged) void outbox.pump();
    return hasChanged;
  };
  const commands: Record<string, (query: Query) => unknown> = {
    list: ({ after = "" }) => admin.page(after, pageSize),
    "mails-left": () => outbox.mailsLeft(),
    retry: async ({ id = "" }) => queued(await admin.retry(id, now())),
    resend: async ({ id = "" }) => queued(await admin.resend(id, now())),
    erase: ({ ids = "" }) => admin.erase(ids.split(","), now()),
  };
  const routes = new Hono();
  routes.use(`${ownerPath}/*`, async (c, next) => {
    c.header("Cache-Control", "no-store");
    const given = c.req.header("authorization")?.replace(/^Bearer /, "") ?? "";
    if (token !== "" && (await timingSafeEqual(given, token))) return next();
    log("wrong token");
    return c.text("This is not the OWNER_TOKEN that was deployed here.", 401);
  });
  for (const [name, command] of Object.entries(commands))
    routes.post(`${ownerPath}/${name}`, async (c) => {
      log("owner's command", { command: name });
      return c.json((await command(c.req.query())) as never);
    });
  return routes;
}
