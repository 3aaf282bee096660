import { execFile } from "node:child_process";
import { renameSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { folderOf } from "#release/releases.ts";
import { projectRoot } from "#site-build/site-folder.ts";
import { digestSources, stampFile } from "../../scripts/build-stamp.ts";
import { publishFixtureSite, writeFixtureSite } from "../service/fixture-site.ts";
import { eventually, makeFolder, startProcess } from "../service/harness.ts";
import { rawRequest } from "../service/raw-request.ts";

/** A release that counts as built from the current sources. */
async function publish(siteDir: string, mark: string) {
  const { id, folder } = publishFixtureSite(siteDir, { mark });
  writeFileSync(join(folder, stampFile), await digestSources());
  return id;
}

/** Runs `npm start` in its own process and returns its output. */
async function start(settings: Record<string, string>, folder: string) {
  const env = { ...process.env, DATA_DIR: join(folder, "data"), ...settings };
  const script = join(projectRoot, "scripts/start.ts");
  const run = promisify(execFile)(process.execPath, [script], { cwd: folder, env });
  onTestFinished(() => void run.child.kill("SIGKILL"));
  return run.then(({ stdout, stderr }) => ({ code: 0, stdout, stderr })).catch((error) => error);
}

test("npm start beside a running service publishes there and says so, or that it was refused", async () => {
  const folder = makeFolder();
  const siteDir = join(folder, "site");
  await publish(siteDir, "first");
  const address = await startProcess({ SITE_DIR: siteDir }, folder).address();
  const settings = { SITE_DIR: siteDir, PORT: new URL(address).port };
  const second = await publish(siteDir, "second");
  // From another data directory, too.
  expect(await start(settings, makeFolder())).toMatchObject({
    code: 0,
    stdout: expect.stringContaining(`The running service shows release ${second} on ${address}.`),
    stderr: "",
  });
  expect((await rawRequest(address, "/")).body.toString()).toContain("second");

  // Broken before the service can see it.
  const elsewhere = makeFolder();
  const third = await publish(elsewhere, "third");
  writeFixtureSite(folderOf(elsewhere, third), { "sw.js": "another length" }, "changed");
  renameSync(folderOf(elsewhere, third), folderOf(siteDir, third));
  writeFileSync(join(siteDir, "current"), third);
  expect(await start(settings, folder)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`has not switched to release ${third}`),
  });
});

test("a port in use by another program is reported", async () => {
  const other = createServer((socket) => socket.destroy()).listen(0, "127.0.0.1");
  onTestFinished(() => void other.close());
  await eventually(() => other.address(), 30);
  const PORT = String((other.address() as AddressInfo).port);
  const folder = makeFolder();
  await publish(folder, "first");
  expect(await start({ SITE_DIR: folder, PORT }, folder)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`Port ${PORT} is in use by another program.`),
  });
});
