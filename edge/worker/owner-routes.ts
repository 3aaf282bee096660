import { Hono } from "hono";
import { timingSafeEqual } from "hono/utils/buffer";
import type { Log } from "#service/domain/log.ts";
import type { OwnerCommands } from "#service/store/owner-commands.ts";

/** The path of the owner's commands; a command's name follows. */
export const ownerPath = "/api/owner";

/**
 * The owner's commands for `npm run inquiries -- --site`: POST with the argument, answered with the result, both JSON.
 * `token`: too long to be guessed, so wrong ones need no limit; empty: nobody gets in. `pump`: after each command.
 */
export function createOwnerRoutes(token: string, commands: OwnerCommands, pump: () => void, log: Log) {
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
      const result = await command((await c.req.json()) as never);
      pump();
      return c.json(result as never);
    });
  return routes;
}
