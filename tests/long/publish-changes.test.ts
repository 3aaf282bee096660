import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import { readCurrent } from "#release/releases.ts";
import { takeLock } from "#service/node/take-lock.ts";
import { copyProject, environmentOfCopy, lendPackages, lendPictures } from "../copy-project.ts";
import { makeClones } from "../git-clones.ts";
import { readMaildir, startPeer } from "../service/harness.ts";
import { fixedContent } from "../site/settings.ts";

const textOf = async (raw = "") => (await PostalMime.parse(raw)).text;

test("content is published, code waits, and a mistake holds back its form alone; each is mailed once", async () => {
  const { git, folder, owner, host, machine, onMachine, push } = makeClones(copyProject);
  const site = join(machine, "dist");
  const dataDir = join(folder, "data");
  // The machine has our packages and pictures.
  lendPackages(machine);
  lendPictures(machine);
  const change = (edits: Record<string, (text: string) => string>) => {
    for (const [file, edit] of Object.entries(edits))
      writeFileSync(join(owner, file), edit(readFileSync(join(owner, file), "utf8")));
    push();
  };
  /** Resolves to the exit status, and to what it says. */
  const publish = async (settings: Record<string, string> = {}) => {
    const own = { DATA_DIR: dataDir, INQUIRY_ADDRESS: "stay@resort.example", ...settings };
    const child = spawn(process.execPath, ["scripts/publish-changes.ts"], {
      cwd: machine,
      env: { ...environmentOfCopy(), ...own },
      stdio: ["ignore", "ignore", "pipe"],
    });
    const [said, [status]] = await Promise.all([text(child.stderr), once(child, "close")]);
    return { status, said };
  };
  const peer = await startPeer();
  const mailed = { SMTP_URL: peer.url };
  let read = 0;
  /** Of the mails since the last call. */
  const subjects = () => {
    const unread = peer.received.slice(read);
    read += unread.length;
    return unread.map(({ raw }) => /^Subject: Website .*?: (.*)$/m.exec(raw)?.[1]);
  };
  const lastText = () => textOf(peer.received.at(-1)?.raw);
  expect(await publish()).toEqual({ status: 0, said: "" });

  // A developer builds a pushed change before the timer runs.
  change({ "content/site.yaml": (text) => text.replace(/^email: .*/m, "email: evil@example.com") });
  onMachine("pull", "--quiet", "--ff-only");
  execFileSync(process.execPath, ["scripts/build.ts"], { cwd: machine, env: environmentOfCopy() });
  const first = readCurrent(site);
  for (let times = 0; times < 2; times += 1) expect(await publish(mailed)).toEqual({ status: 0, said: "" });
  expect(readCurrent(site)).toBe(first);
  expect(subjects()).toEqual(["your contact details were changed"]);
  const formerEmail = /^email: (.*)$/m.exec(readFileSync(join(fixedContent, "site.yaml"), "utf8"))?.[1];
  expect(await lastText()).toContain(`Mail\n  before: ${formerEmail}\n  now: evil@example.com\n`);

  // During another build it waits for the next run, and there is nothing to mail.
  change({ "content/home.yaml": (text) => `${text}\n` });
  const otherBuild = takeLock(join(machine, ".cache/build.lock"));
  expect(await publish(mailed)).toEqual({ status: 1, said: "" });
  otherBuild?.close();
  expect([readCurrent(site), subjects()]).toEqual([first, []]);

  const stolen = join(folder, "stolen");
  change({
    "scripts/check.ts": () => `require("node:fs").writeFileSync("${stolen}", "")`,
    "content/home.yaml": (text) => `${text}\n`,
  });
  expect(await publish(mailed)).toMatchObject({ status: 0 });
  expect(await publish(mailed)).toMatchObject({ status: 0 });
  const second = readCurrent(site);
  expect([second === first, existsSync(stolen)]).toEqual([false, false]);
  expect(subjects()).toEqual(["files are waiting for your developer"]);
  expect(await lastText()).toMatch(/^ {2}scripts\/check\.ts$/m);

  const packagesAreWrong = (text: string) => text.replace(/price: .*/, "price: about 6500");
  change({ "content/packages.yaml": packagesAreWrong });
  expect(await publish()).toMatchObject({ status: 1 });
  expect(await publish()).toMatchObject({ status: 1 });
  expect(readCurrent(site)).toBe(second);
  const [mail, ...others] = readMaildir(dataDir);
  expect(others).toEqual([]);
  expect(mail?.content).toMatch(/^To: stay@resort\.example$/m);
  const told = await textOf(mail?.content);
  expect(told).toMatch(/^ {2}Packages, Basic Getaway, Price: must be/m);
  // Who has saved it, and when.
  expect(told).toMatch(/^ {2}Owner, \d+ \w+ \d{4} at \d\d:\d\d: Packages$/m);

  // The other forms go on.
  change({ "content/home.yaml": (text) => `${text}\n` });
  expect(await publish(mailed)).toMatchObject({ status: 1 });
  const third = readCurrent(site);
  expect(third).not.toBe(second);
  expect(subjects()).toEqual([]);

  // The mail server is away: one line, and the mail comes with a later run.
  change({ "content/dining.yaml": (text) => text.replace(/price: .*/, "price: about 100") });
  const { said } = await publish({ SMTP_URL: "smtp://127.0.0.1:9" });
  expect(said.match(/^A mail about this could not be sent: .*$/gm)).toHaveLength(1);
  expect(said).not.toMatch(/^ +at /m);
  await Promise.all([publish(mailed), publish(mailed)]);
  expect(subjects()).toEqual(["Dining, Packages: not published yet"]);

  git("reset", "--quiet", "--hard", "HEAD~3");
  change({ "content/home.yaml": (text) => `${text}\n\n` });
  expect(await publish(mailed)).toMatchObject({ status: 0 });
  expect(readCurrent(site)).not.toBe(third);
  expect(subjects()).toEqual(["its history was rewritten (and 1 more)"]);
  expect(await lastText()).toContain("The website shows all changes.");

  // The system kills the check, which nobody can correct in a form. Other settings let the timer check again.
  const checkFile = join(machine, "scripts/check.ts");
  const checkItself = readFileSync(checkFile);
  writeFileSync(checkFile, 'process.kill(process.pid, "SIGKILL");');
  expect(await publish({ ...mailed, RETENTION_DAYS: "90" })).toMatchObject({ status: 1 });
  expect(subjects()).toEqual(["changes are not published"]);
  expect(await lastText()).toMatch(
    /look at this:\s+.*check\.ts --as-forms was killed, perhaps for lack of memory\./,
  );
  expect(await lastText()).not.toContain("Correct it");
  writeFileSync(checkFile, checkItself);
  expect(await publish(mailed)).toMatchObject({ status: 0 });
  expect(subjects()).toEqual(["up to date again"]);

  // The host is away: no mail before an hour has passed, then one.
  renameSync(host, `${host}-away`);
  expect(await publish(mailed)).toMatchObject({ status: 1 });
  expect(subjects()).toEqual([]);
  const state = join(machine, ".cache/publishing.json");
  const then = { ...JSON.parse(readFileSync(state, "utf8")), unreachableSince: Date.now() - 3601_000 };
  writeFileSync(state, JSON.stringify(then));
  for (let times = 0; times < 2; times += 1) await publish(mailed);
  expect(subjects()).toEqual(["changes are not getting through"]);
});
