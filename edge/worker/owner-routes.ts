import { Hono } from "hono";
import { timingSafeEqual } from "hono/utils/buffer";
import type { Log } from "#service/domain/log.ts";
import type { OwnerCommands } from "#service/store/owner-commands.ts";

/** The path of the owner's commands. The name of a command follows. */
export const ownerPath = "/api/owner";

/**
 * The owner's commands for `npm run inquiries -- --site`. Each takes a POST with its argument and responds with its result, both
 * as JSON. `token` is too long to be guessed, so attempts are not limited; if it is empty, nobody gets in. `pump` runs after
 * each command.
 */
export function createOwnerRoutes(token: string, commands: OwnerCommands, pump: () => void, log: Log) {
  const routes = new Hono();
  routes.use(`${ownerPath}/*`, async (c, next) => {
    c.header("Cache-Control", "no-store");
    const given = c.req.header("authorization")?.replace(/^Bearer /, "") ?? "";
    if (token !== "" && (await timingSafeEqual(given, token))) return next();
    log("wrong token");
    return c.text("OWNER_TOKEN does not match the one that was deployed here.", 401);
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
