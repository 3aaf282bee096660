import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

const scripts = ["run.mjs", "prepare.mjs", "npm-ci.mjs", "progress.mjs"];
const tools = ["rolldown", "sharp", "lightningcss", "@biomejs/biome", "typescript"];

/** Stands in for npm: behaves as the file `npm.json` beside it says. */
const fakeNpm = `
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { spawn } from "node:child_process";
if (process.argv[2] === "config") {
  console.log(process.argv[4] === "registry" ? process.env.REGISTRY : "null");
  process.exit();
}
const { says, leavesOut = [], brokenTool, installsFirst, hangs, node } = JSON.parse(readFileSync("npm.json", "utf8"));
writeFileSync("npm-started", "x", { flag: "a" });
const bins = { "@biomejs/biome": "bin/biome", typescript: "bin/tsc" };
const install = (name) => {
  const folder = "node_modules/" + name;
  mkdirSync(folder + "/bin", { recursive: true });
  const isBroken = name === brokenTool;
  const main = bins[name] ?? "index.js";
  writeFileSync(folder + "/" + main, isBroken ? 'throw new Error("wrong machine")' : "");
  writeFileSync(folder + "/package.json", JSON.stringify({ name, type: "commonjs", main }));
};
const names = ${JSON.stringify(tools)};
if (installsFirst) install(names[0]);
if (node) {
  install("node-here");
  writeFileSync("node_modules/node-here/bin/node", node, { mode: 0o755 });
}
if (hangs) {
  const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "ignore" });
  // Whole as soon as it is there.
  writeFileSync("pids.next", process.pid + " " + child.pid);
  renameSync("pids.next", "pids");
  setInterval(() => {}, 1000);
} else if (says) {
  // The progress counts twice a second.
  setTimeout(() => {
    process.stderr.write(says);
    process.exitCode = 1;
  }, installsFirst ? 1200 : 0);
} else names.filter((name) => !leavesOut.includes(name)).forEach(install);
`;

/** A project with nothing installed, in a folder whose name needs care. */
function makeProject() {
  const root = join(mkdtempSync(join(tmpdir(), "kafal-run-")), "my sité %20 & co");
  onTestFinished(() => rmSync(join(root, ".."), { recursive: true, force: true }));
  mkdirSync(join(root, "scripts/runtime"), { recursive: true });
  mkdirSync(join(root, "node_modules"));
  for (const name of scripts) cpSync(join(import.meta.dirname, name), join(root, "scripts", name));
  const packages = Object.fromEntries(tools.map((name) => [`node_modules/${name}`, { version: "1.0.0" }]));
  writeFileSync(join(root, "package.json"), "{}");
  writeFileSync(join(root, "package-lock.json"), JSON.stringify({ packages: { "": {}, ...packages } }));
  writeFileSync(join(root, "scripts/runtime/package-lock.json"), '{"packages":{}}');
  writeFileSync(join(root, "npm-cli.js"), fakeNpm);
  writeFileSync(join(root, "package.json"), '{"type":"module"}');
  writeFileSync(
    join(root, "hello.ts"),
    "console.log('Hello', process.argv[2] as string); process.exitCode = 3;",
  );
  const project = {
    root,
    npmBehaves: (how: object) => writeFileSync(join(root, "npm.json"), JSON.stringify(how)),
    timesInstalled: () =>
      existsSync(join(root, "npm-started")) ? readFileSync(join(root, "npm-started"), "utf8").length : 0,
    start: (words: string[], node = process.execPath) => {
      const env = {
        ...process.env,
        npm_execpath: join(root, "npm-cli.js"),
        npm_config_user_agent: "npm/11.0.0 x",
      };
      return spawn(node, [join(root, "scripts/run.mjs"), ...words], { cwd: root, env });
    },
    run: async (...words: string[]) => ended(project.start(words)),
    stamp: join(root, "node_modules/.installed-from"),
  };
  project.npmBehaves({});
  return project;
}

async function ended(child: ChildProcess) {
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (bytes) => {
      said += bytes;
    });
  const status = await new Promise((resolve) => child.once("close", resolve));
  return { status, said };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

test("installs once, then runs the script with its words and passes its status on", async () => {
  const { run, timesInstalled } = makeProject();
  const first = await run("hello.ts", "there");
  expect(first.status).toBe(3);
  expect(first.said).toMatch(
    /^Installing the packages of package-lock\.json \.\.\.\n(Package .*\n)*Hello there\n$/,
  );
  expect(await run("hello.ts", "again")).toEqual({ status: 3, said: "Hello again\n" });
  expect(timesInstalled()).toBe(1);
});

test("a package that npm leaves out is told, and the next start tries again", async () => {
  const { run, npmBehaves, timesInstalled, stamp } = makeProject();
  npmBehaves({ leavesOut: ["sharp"] });
  const { status, said } = await run("hello.ts");
  expect(status).toBe(1);
  expect(said).toMatch(
    /On this machine \(.+\) not all of .+ works\. npm has not installed node_modules\/sharp\.\n$/,
  );
  expect(said).not.toContain("Hello");
  expect(existsSync(stamp)).toBe(false);
  npmBehaves({});
  expect((await run("hello.ts", "now")).said).toContain("Hello now");
  expect(timesInstalled()).toBe(3);
});

test.each(["rolldown", "typescript"])("%s with another machine's code in it is told", async (brokenTool) => {
  const { run, npmBehaves, stamp } = makeProject();
  npmBehaves({ brokenTool });
  const { status, said } = await run("hello.ts");
  expect(status).toBe(1);
  expect(said).toContain("wrong machine");
  expect(existsSync(stamp)).toBe(false);
});

test("a folder from another machine, or with a package gone, is installed anew", async () => {
  const { root, run, npmBehaves, timesInstalled, stamp } = makeProject();
  npmBehaves({ brokenTool: "sharp" });
  await run("hello.ts");
  npmBehaves({});
  await run("hello.ts");
  const whole = readFileSync(stamp, "utf8");
  // What a machine with another processor would have left here.
  writeFileSync(join(root, "node_modules/sharp/index.js"), 'throw new Error("wrong machine")');
  writeFileSync(stamp, whole.replace(process.arch, "mips"));
  const before = timesInstalled();
  expect((await run("hello.ts", "there")).said).toContain("Hello there");
  expect(timesInstalled()).toBe(before + 1);
  expect(readFileSync(stamp, "utf8")).toBe(whole);
  rmSync(join(root, "node_modules/lightningcss"), { recursive: true });
  expect((await run("hello.ts", "there")).said).toContain("Hello there");
  expect(timesInstalled()).toBe(before + 2);
});

test.each([
  ["npm error code ENOSPC\nnpm error nospc no space left", /The disk is full\. Free 700 MB/],
  [
    "npm error code EACCES\nnpm error path /home/me/.npm\n",
    /npm may not write to \/home\/me\/\.npm\. Make it writable/,
  ],
  ["npm error code EAI_AGAIN\nnpm error request failed", /npm could not reach its registry/],
  ["npm error code E401\nnpm error Unable to authenticate", /Could not install .+ The cause follows/],
])("the cause of a failure stands before npm's own words: %j", async (says, sentence) => {
  const { run, npmBehaves, timesInstalled } = makeProject();
  npmBehaves({ says });
  const { status, said } = await run("hello.ts");
  expect(status).toBe(1);
  expect(said).toMatch(sentence);
  expect(said.indexOf(says.trim())).toBeGreaterThan(said.search(sentence));
  expect(said).not.toMatch(/\n {4}at /);
  expect(timesInstalled()).toBe(1);
});

test("a connection that has brought something is tried again", async () => {
  const { run, npmBehaves, timesInstalled } = makeProject();
  npmBehaves({ says: "npm error code ECONNRESET", installsFirst: true });
  expect((await run("hello.ts")).said).toContain("npm could not reach its registry");
  expect(timesInstalled()).toBe(2);
});

test("a disk that fills up ends npm and what it has started, with a sentence", async () => {
  const { root, npmBehaves } = makeProject();
  npmBehaves({ hangs: true });
  writeFileSync(
    join(root, "full.mjs"),
    `import { existsSync } from "node:fs";
    import { npmCi } from "./scripts/npm-ci.mjs";
    const folder = { path: ".", what: "the packages", count: () => [0, 1], isFull: () => existsSync("pids") };
    await npmCi(folder, [process.execPath, "npm-cli.js"]).catch(({ message }) => console.log(message));`,
  );
  const { status, said } = await ended(spawn(process.execPath, ["full.mjs"], { cwd: root }));
  expect(status).toBe(0);
  expect(said).toMatch(/The disk is full\. Free 700 MB and run the same command again\.\n$/);
  const pids = readFileSync(join(root, "pids"), "utf8").split(" ").map(Number);
  await expect.poll(() => pids.map(isAlive), { timeout: 30_000 }).toEqual([false, false]);
});

// Linux drops new connections when a listener's queue is full.
test.runIf(process.platform === "linux")(
  "a registry that drops packets is told, and npm is ended",
  async () => {
    const { root, npmBehaves } = makeProject();
    npmBehaves({ hangs: true });
    const silence = `const server = require("node:net").createServer().listen({ port: 0, host: "127.0.0.1", backlog: 1 }, () => {
    require("node:fs").writeSync(1, String(server.address().port));
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  });`;
    const silent = spawn(process.execPath, ["-e", silence]);
    onTestFinished(() => void silent.kill("SIGKILL"));
    const port = Number(String(await new Promise((resolve) => silent.stdout.once("data", resolve))));
    const queue = Array.from({ length: 6 }, () => connect(port, "127.0.0.1").on("error", () => {}));
    onTestFinished(() => queue.forEach((socket) => void socket.destroy()));
    writeFileSync(
      join(root, "silent.mjs"),
      `import { npmCi } from "./scripts/npm-ci.mjs";
    const limits = { askAfterMs: 0, silentAfterMs: 2000 };
    const folder = { path: ".", what: "the packages", count: () => [0, 1] };
    await npmCi(folder, [process.execPath, "npm-cli.js"], limits).catch(({ message }) => console.log(message));`,
    );
    const isProxy = (name: string) => /_proxy$/i.test(name);
    const own = Object.fromEntries(Object.entries(process.env).filter(([name]) => !isProxy(name)));
    const env = { ...own, REGISTRY: `http://127.0.0.1:${port}/` };
    const { said } = await ended(spawn(process.execPath, ["silent.mjs"], { cwd: root, env }));
    expect(said).toMatch(/npm could not reach its registry.+127\.0\.0\.1 does not answer: ETIMEDOUT\n$/s);
  },
);

test("what the file system refuses ends in a sentence as well", async () => {
  const { run, stamp } = makeProject();
  mkdirSync(stamp);
  const { status, said } = await run("hello.ts");
  expect(status).toBe(1);
  expect(said).toMatch(/^Could not install what is missing\. .+\n\nEISDIR: .+\n$/);
});

test("an optional folder that cannot be installed does not stop the script, a needed one does", async () => {
  const { root, run, npmBehaves } = makeProject();
  await run("hello.ts");
  mkdirSync(join(root, "extra"));
  writeFileSync(join(root, "extra/package-lock.json"), '{"packages":{"node_modules/a":{}}}');
  writeFileSync(join(root, "extra/npm.json"), '{"says":"npm error code ENOTFOUND"}');
  npmBehaves({});
  const optional = await run("--with-if-possible", "extra", "hello.ts", "there");
  expect(optional.said).toMatch(
    /npm could not reach.+Going on without the packages of extra\.\nHello there/s,
  );
  const needed = await run("--with", "extra", "hello.ts", "there");
  expect(needed.status).toBe(1);
  expect(needed.said).not.toContain("Hello");
});

test("a Node of ours that cannot be started is told, with what to do", async () => {
  const { root, start } = makeProject();
  const runtime = join(root, "scripts/runtime");
  // Started by this one, as npm does when it is linked into node_modules/.bin.
  cpSync(process.execPath, join(runtime, "node"));
  writeFileSync(join(runtime, "package.json"), '{"optionalDependencies":{"node-here":"26.0.0"}}');
  writeFileSync(join(runtime, "package-lock.json"), '{"packages":{"node_modules/node-here":{}}}');
  // What a missing loader of another libc looks like.
  writeFileSync(join(runtime, "npm.json"), '{"node":"#!/no/such/loader\\n"}');
  const { status, said } = await ended(start(["hello.ts"], join(runtime, "node")));
  expect(status).toBe(1);
  expect(said).toMatch(/not all of Node 26 for this project alone works\. .*ENOENT\n.*Node 26 or newer/);
  expect(said).not.toContain("Hello");
});

test("nothing goes on installing when the command is ended", async () => {
  const { root, start, npmBehaves } = makeProject();
  npmBehaves({ hangs: true });
  const command = start(["hello.ts"]);
  await expect.poll(() => existsSync(join(root, "pids")), { timeout: 30_000 }).toBe(true);
  const pids = readFileSync(join(root, "pids"), "utf8").split(" ").map(Number);
  expect(pids.map(isAlive)).toEqual([true, true]);
  command.kill();
  expect((await ended(command)).status).toBe(143);
  await expect.poll(() => pids.map(isAlive), { timeout: 30_000 }).toEqual([false, false]);
});

const testWithProc = test.runIf(existsSync("/proc/self/stat"));
testWithProc.each(["SIGTERM", "SIGKILL"] as const)("%s to npm ends what npm has started", async (signal) => {
  const { root, run } = makeProject();
  await run("hello.ts");
  const stay =
    "import { writeFileSync } from 'node:fs'; writeFileSync('pid', String(process.pid)); setInterval(() => {}, 1000);";
  writeFileSync(join(root, "stay.ts"), stay);
  // Like npm, a process that starts a shell.
  const shell = `["-c", '"$0" scripts/run.mjs stay.ts; exit $?', process.execPath]`;
  const command = `require("node:child_process").spawn("sh", ${shell}, { stdio: "inherit" })`;
  const env = { ...process.env, npm_lifecycle_event: "start" };
  const npm = spawn(process.execPath, ["--input-type=commonjs", "-e", command], { cwd: root, env });
  await expect
    .poll(() => existsSync(join(root, "pid")) && readFileSync(join(root, "pid"), "utf8"), { timeout: 30_000 })
    .toBeTruthy();
  const pid = Number(readFileSync(join(root, "pid"), "utf8"));
  npm.kill(signal);
  await expect.poll(() => isAlive(pid), { timeout: 30_000 }).toBe(false);
});

test("every command of package.json prepares by itself, because ignore-scripts leaves out pre*", () => {
  const { scripts: commands } = JSON.parse(
    readFileSync(join(import.meta.dirname, "../package.json"), "utf8"),
  );
  for (const [name, command] of Object.entries<string>(commands))
    for (const part of command.split(" && ")) expect(part, name).toMatch(/^node scripts\/run\.mjs [\w-]/);
});
