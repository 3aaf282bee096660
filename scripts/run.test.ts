import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { makeFolder } from "../tests/make-folder.ts";
import { withPatience } from "../tests/run/patience.ts";

/** Stands in for npm: behaves as the file `npm.json` beside it says. */
const fakeNpm = `
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
const { says, hangs, node } = JSON.parse(readFileSync("npm.json", "utf8"));
mkdirSync("node_modules/node-here/bin", { recursive: true });
if (node) writeFileSync("node_modules/node-here/bin/node", node, { mode: 0o755 });
if (hangs) setInterval(() => writeFileSync("pid", String(process.pid)), 100);
if (says) {
  process.stderr.write(says);
  process.exitCode = 1;
}
`;

/** A project with nothing installed, in a folder whose name needs care. */
function makeProject() {
  const root = join(makeFolder(tmpdir()), "my sité %20 & co");
  for (const folder of ["scripts/runtime", "extra"]) mkdirSync(join(root, folder), { recursive: true });
  cpSync(join(import.meta.dirname, "run.mjs"), join(root, "scripts/run.mjs"));
  const write = (file: string, text: string) => writeFileSync(join(root, file), text);
  for (const folder of ["", "scripts/runtime/", "extra/"]) write(`${folder}package-lock.json`, "{}");
  write("package.json", '{"type":"module"}');
  write("npm-cli.js", fakeNpm);
  for (const folder of ["", "extra/"]) write(`${folder}npm.json`, "{}");
  write("hello.ts", "console.log('Hello', process.argv[2] as string); process.exitCode = 3;");
  const npm = { npm_execpath: join(root, "npm-cli.js"), npm_config_user_agent: "npm/11.0.0 x" };
  const env = { ...process.env, ...npm };
  /** Starts run.mjs; `ended` resolves to its exit status and output. */
  const start = (words: string[], node = process.execPath) => {
    const command = spawn(node, [join(root, "scripts/run.mjs"), ...words], { cwd: root, env });
    const said = Promise.all([text(command.stdout), text(command.stderr), once(command, "close")]);
    const ended = said.then(([out, err, [status]]) => ({ status, output: out + err }));
    return { command, ended };
  };
  return { root, write, start, run: (...words: string[]) => start(words).ended };
}

test("installs once, and again what another machine left, and then runs the script", async () => {
  const { root, run } = makeProject();
  const stamp = join(root, "node_modules/.installed-from");
  const installing = "Installing the packages of the site ...\n";
  expect(await run("hello.ts", "there")).toEqual({ status: 3, output: `${installing}Hello there\n` });
  expect(await run("hello.ts", "again")).toEqual({ status: 3, output: "Hello again\n" });
  writeFileSync(stamp, readFileSync(stamp, "utf8").replace(process.arch, "mips"));
  expect(await run("hello.ts", "here")).toEqual({ status: 3, output: `${installing}Hello here\n` });
});

test("a failure says what to do, and then what npm says", async () => {
  const { root, run, write } = makeProject();
  const says = "npm error code EACCES\nnpm error path /home/me/.npm";
  write("npm.json", JSON.stringify({ says }));
  const { status, output } = await run("hello.ts");
  expect(status).toBe(1);
  expect(output).toMatch(/^Could not install the packages of the site\. .+ run the command again\.\n\n/m);
  expect(output).toContain(says);
  expect(output).not.toMatch(/\n {4}at |Hello/);
  expect(existsSync(join(root, "node_modules/.installed-from"))).toBe(false);
});

test("an optional folder that cannot be installed does not stop the script, a needed one does", async () => {
  const { run, write } = makeProject();
  write("extra/npm.json", '{"says":"npm error code ENOTFOUND"}');
  const optional = await run("--with-if-possible", "extra", "hello.ts", "there");
  expect(optional.output).toMatch(/Could not install.+Continuing without .+ extra\.\nHello there/s);
  expect(await run("--with", "extra", "hello.ts")).toEqual({
    status: 1,
    output: expect.not.stringContaining("Hello"),
  });
});

test("if the project's own Node cannot start, the error says what to do", async () => {
  const { root, start, write } = makeProject();
  // Started by this one, as npm does when it is on the path.
  cpSync(process.execPath, join(root, "scripts/runtime/node"));
  // What a missing loader of another libc looks like.
  write("scripts/runtime/npm.json", '{"node":"#!/no/such/loader\\n"}');
  const { status, output } = await start(["hello.ts"], join(root, "scripts/runtime/node")).ended;
  expect(status).toBe(1);
  expect(output).toMatch(/Node 26 for this project alone does not start .*ENOENT\n.*Node 26 or newer/);
});

/** Resolves to whether the process in `file` still runs, as soon as that is written. */
async function watchProcess(file: string) {
  await expect
    .poll(() => existsSync(file) && readFileSync(file, "utf8"), { timeout: withPatience(4) })
    .toBeTruthy();
  return () => {
    try {
      return process.kill(Number(readFileSync(file, "utf8")), 0);
    } catch {
      return false;
    }
  };
}

test("ending the command also ends the installation", async () => {
  const { root, start, write } = makeProject();
  write("npm.json", '{"hangs":true}');
  const { command, ended } = start(["hello.ts"]);
  const isAlive = await watchProcess(join(root, "pid"));
  command.kill();
  expect((await ended).status).toBe(143);
  await expect.poll(isAlive, { timeout: withPatience(4) }).toBe(false);
});

test.runIf(process.platform !== "win32")("the end of npm's shell ends what npm has started", async () => {
  const { root, run, write } = makeProject();
  await run("hello.ts");
  const stay = "writeFileSync('pid', String(process.pid)); setInterval(() => {}, 1000);";
  write("stay.ts", `import { writeFileSync } from 'node:fs'; ${stay}`);
  const shell = spawn("sh", ["-c", '"$0" scripts/run.mjs stay.ts; exit $?', process.execPath], {
    cwd: root,
    env: { ...process.env, npm_lifecycle_event: "start" },
  });
  const isAlive = await watchProcess(join(root, "pid"));
  shell.kill("SIGKILL");
  await expect.poll(isAlive, { timeout: withPatience(4) }).toBe(false);
});
