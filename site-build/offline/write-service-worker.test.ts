import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { pagePaths, unlistedPaths } from "#shared/pages.ts";
import { makeFolder } from "../../tests/make-folder.ts";
import { writeServiceWorker } from "./write-service-worker.ts";

test("a changed page changes the worker, so that browsers refresh their caches", async () => {
  const client = makeFolder();
  const write = (path: string, html: string) => {
    mkdirSync(join(client, path), { recursive: true });
    writeFileSync(join(client, path, "index.html"), html);
  };
  const worker = async () => {
    await writeServiceWorker(client, "", [], () => false);
    return readFileSync(join(client, "sw.js"), "utf8");
  };
  for (const path of [...Object.values(pagePaths), unlistedPaths.offline]) write(path, "as it was");
  const former = await worker();
  expect(await worker()).toBe(former);
  write(pagePaths.dining, "a new dish");
  expect(await worker()).not.toBe(former);
});
