import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { makeFolder } from "./harness.ts";
import { rawRequest } from "./raw-request.ts";

/** The development server of this project. */
async function startDevServer() {
  process.env.PORT = "0";
  onTestFinished(() => void delete process.env.PORT);
  const { createServer } = await import("vite");
  const root = join(import.meta.dirname, "../..");
  const server = await createServer({ root, cacheDir: makeFolder(), logLevel: "silent" });
  onTestFinished(() => server.close());
  await server.listen();
  const { origin, host } = new URL(server.resolvedUrls?.local[0] ?? "");
  return async (path: string, headers: Record<string, string> = {}) =>
    rawRequest(origin, path, { headers: { Host: host, ...headers } });
}

test("the development server gives nothing to another host's page, and no file of other rooms", async () => {
  const ask = await startDevServer();
  expect((await ask("/Dining")).status).toBe(200);
  // Vite's own check. Without CORS another site's page cannot read an answer.
  expect((await ask("/app/entry.client.tsx", { Host: "evil.example" })).status).toBe(403);
  const secrets = {
    "package.json": '"kafal-ridge"',
    "service/main.ts": "startService",
    ".git/config": "[core]",
  };
  for (const [file, words] of Object.entries(secrets))
    for (const path of [
      `/${file}`,
      `/${file}?raw`,
      `/${file}?import&raw`,
      `/@fs${process.cwd()}/${file}?raw`,
    ])
      expect([path, (await ask(path)).body.includes(words)]).toEqual([path, false]);
});
