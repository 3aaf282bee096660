import { spawn } from "node:child_process";
import { renameSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createRelease, folderOf, publishRelease } from "#release/releases.ts";
import { digestSources, stampFile } from "../../scripts/build-stamp.ts";
import { writeFixtureSite } from "./fixture-site.ts";
import { eventually, makeFolder } from "./harness.ts";
import { rawRequest } from "./raw-request.ts";
import { spawnService } from "./service-process.ts";

const root = dirname(dirname(import.meta.dirname));

/** A release that counts as built from the current sources. */
async function publish(siteDir: string, mark: string) {
  const { id, folder } = createRelease(siteDir, Date.now());
  writeFixtureSite(folder, {}, mark);
  writeFileSync(join(folder, stampFile), await digestSources());
  publishRelease(siteDir, id, Date.now());
  return id;
}

async function serve() {
  const folder = makeFolder();
  const siteDir = join(folder, "site");
  await publish(siteDir, "first");
  const service = spawnService({ SITE_DIR: siteDir }, folder);
  onTestFinished(() => void service.child.kill("SIGKILL"));
  return { ...service, siteDir, address: await service.address() };
}

/** Runs `npm start` in its own process and returns its output. */
async function start(settings: Record<string, string>, folder: string) {
  const env = { ...process.env, DATA_DIR: join(folder, "data"), ...settings };
  const child = spawn(process.execPath, [join(root, "scripts/start.ts")], { cwd: folder, env });
  onTestFinished(() => void child.kill("SIGKILL"));
  const said = { out: "", err: "" };
  child.stdout.on("data", (chunk) => (said.out += chunk));
  child.stderr.on("data", (chunk) => (said.err += chunk));
  const status = await new Promise<number | null>((resolve) => child.on("close", resolve));
  return { status, ...said };
}

test("npm start beside a running service publishes there and says so, also from another data directory", async () => {
  const { address, siteDir } = await serve();
  const id = await publish(siteDir, "second");
  const { status, out, err } = await start({ SITE_DIR: siteDir, PORT: new URL(address).port }, makeFolder());
  expect({ status, err }).toEqual({ status: 0, err: "" });
  expect(out).toContain(`The running service shows release ${id} on ${address}.`);
  expect((await rawRequest(address, "/")).body.toString()).toContain("second");
});

test("a port in use by another program is reported", async () => {
  const other = createServer((socket) => socket.destroy()).listen(0, "127.0.0.1");
  onTestFinished(() => void other.close());
  await eventually(() => other.address());
  const PORT = String((other.address() as AddressInfo).port);
  const { siteDir } = await serve();
  const { status, err } = await start({ SITE_DIR: siteDir, PORT }, makeFolder());
  expect(status).toBe(1);
  expect(err).toContain(`Port ${PORT} is in use by another program.`);
});

test("a release that the running service refuses is an error", async () => {
  const { address, folder, siteDir } = await serve();
  // Broken before the service can see it.
  const elsewhere = makeFolder();
  const id = await publish(elsewhere, "second");
  writeFixtureSite(folderOf(elsewhere, id), { "sw.js": "another length" }, "changed");
  renameSync(folderOf(elsewhere, id), folderOf(siteDir, id));
  writeFileSync(join(siteDir, "current"), id);
  const { status, err } = await start({ SITE_DIR: siteDir, PORT: new URL(address).port }, folder);
  expect(status).toBe(1);
  expect(err).toContain(`has not taken over release ${id}`);
});
