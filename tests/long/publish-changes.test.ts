import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { readCurrent } from "#release/releases.ts";
import { copyProject, environmentOfCopy, lendPackages, lendPictures } from "../copy-project.ts";
import { makeClones } from "../git-clones.ts";
import { readMaildir, startPeer } from "../service/harness.ts";

test("content is published, code waits, and a mistake leaves the former release; each is mailed once", async () => {
  const { git, folder, owner, host, machine, push } = makeClones(copyProject);
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
  const subjects = () => peer.received.map(({ raw }) => /^Subject: .*?: (.*)$/m.exec(raw)?.[1]);
  expect(await publish()).toEqual({ status: 0, said: "" });
  const first = readCurrent(site);

  const stolen = join(folder, "stolen");
  change({
    "scripts/check.ts": () => `require("node:fs").writeFileSync("${stolen}", "")`,
    "content/home.yaml": (text) => `${text}\n`,
  });
  expect(await publish(mailed)).toMatchObject({ status: 0 });
  expect(await publish(mailed)).toMatchObject({ status: 0 });
  const second = readCurrent(site);
  expect([second === first, existsSync(stolen)]).toEqual([false, false]);
  expect(subjects()).toEqual(["files wait for your developer"]);
  expect(peer.received[0]?.raw).toMatch(/^ {2}scripts\/check\.ts\r?$/m);

  change({ "content/packages.yaml": (text) => text.replace(/price: .*/, "price: about 6500") });
  expect(await publish()).toMatchObject({ status: 1 });
  expect(await publish()).toMatchObject({ status: 1 });
  expect(readCurrent(site)).toBe(second);
  const mails = readMaildir(dataDir);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.content).toMatch(/^To: stay@resort\.example$/m);
  expect(mails[0]?.content).toMatch(
    /is not on the website\.[\s\S]*\nPackages, Basic Getaway, Price: must be a number/,
  );

  // The mail server is away: one line, and the mail comes with a later run.
  change({ "content/packages.yaml": (text) => text.replace("about", "nearly") });
  const { said } = await publish({ SMTP_URL: "smtp://127.0.0.1:9" });
  expect(said.match(/^A mail about this could not be sent: .*$/gm)).toHaveLength(1);
  expect(said).not.toMatch(/^ +at /m);
  await Promise.all([publish(mailed), publish(mailed)]);
  expect(subjects().slice(1)).toEqual(["your last change is not published"]);

  git("reset", "--quiet", "--hard", "HEAD~2");
  change({ "content/home.yaml": (text) => `${text}\n\n` });
  expect(await publish(mailed)).toMatchObject({ status: 0 });
  expect(readCurrent(site)).not.toBe(second);
  expect(subjects().slice(2)).toEqual(["its history was rewritten", "up to date again"]);

  // The host is away: no mail before an hour has passed, then one.
  renameSync(host, `${host}-away`);
  expect(await publish(mailed)).toMatchObject({ status: 1 });
  expect(peer.received).toHaveLength(4);
  const state = join(machine, ".cache/publishing.json");
  const then = { ...JSON.parse(readFileSync(state, "utf8")), unreachableSince: Date.now() - 3601_000 };
  writeFileSync(state, JSON.stringify(then));
  for (let times = 0; times < 2; times += 1) await publish(mailed);
  expect(subjects().slice(4)).toEqual(["changes do not reach it"]);
});
