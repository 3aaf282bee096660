import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline/promises";
import sharp from "sharp";
import { expect, test } from "vitest";
import { projectRoot } from "#site-build/site-folder.ts";
import { makeFolder } from "../service/harness.ts";

test("six large uploads to the editor at once stay under 500 MB of memory", async () => {
  const folder = makeFolder();
  const folders = {
    content: "content",
    media: "media",
    cache: join(folder, "cache"),
    state: folder,
    page: folder,
  };
  const program = `
    import { createServer } from "node:http";
    import { getRequestListener } from "@hono/node-server";
    import { editorRoutes } from "./editor/server/editor-routes.ts";
    const server = createServer(getRequestListener(editorRoutes(${JSON.stringify(folders)}, "", undefined).fetch));
    server.listen(0, "127.0.0.1", () => console.log(server.address().port));
    process.stdin.once("data", () => { console.log(process.resourceUsage().maxRSS); process.exit(); });`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", program], {
    cwd: projectRoot,
    stdio: ["pipe", "pipe", "inherit"],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const port = (await lines.next()).value;
  // Readers ignore the bytes behind a JPEG's end.
  const body = new Uint8Array(79_000_000);
  body.set(
    await sharp({ create: { width: 1500, height: 1000, channels: 3, background: "#66743f" } })
      .jpeg()
      .toBuffer(),
  );
  const uploads = [1, 2, 3, 4, 5, 6].map(async (each) => {
    const address = `http://127.0.0.1:${port}/api/originals?name=${each}.jpg`;
    return (await fetch(address, { method: "POST", body })).json();
  });
  expect(await Promise.all(uploads)).toContainEqual({ file: "6.jpg" });
  child.stdin.write("\n");
  const kilobytes = Number((await lines.next()).value);
  expect(kilobytes).toBeGreaterThan(0);
  expect(kilobytes * 1024).toBeLessThan(500_000_000);
});
