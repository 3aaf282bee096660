import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readCurrent } from "#release/releases.ts";
import { copyProject, environmentOfCopy, lendPackages, lendPictures } from "../copy-project.ts";
import { makeFolder, readMaildir } from "../service/harness.ts";
import { startSmtpPeer } from "../service/smtp-peer.ts";

/** A machine's clone and an owner's, of one repository without files. */
function makeClones() {
  const folder = makeFolder();
  const [owner, host, machine] = ["owner", "host.git", "machine"].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  copyProject(owner);
  const git = (...words: string[]) =>
    execFileSync("git", ["-c", "user.name=Owner", "-c", "user.email=owner@example.com", ...words], {
      cwd: words[0] === "clone" ? folder : owner,
    });
  git("init", "--quiet", "--initial-branch=main");
  const save = (title: string) => {
    git("add", "--all");
    git("commit", "--quiet", "--message", title);
  };
  save("The site");
  git("clone", "--quiet", "--bare", owner, host);
  git("remote", "add", "origin", host);
  git("clone", "--quiet", host, machine);
  lendPackages(machine);
  lendPictures(machine);
  const change = (title: string, text: string) => {
    appendFileSync(join(owner, "content/home.yaml"), text);
    save(title);
    git("push", "--quiet", "origin", "main");
  };
  /** Resolves to the exit status. */
  const publish = async (settings: Record<string, string> = {}) => {
    const child = spawn(process.execPath, ["scripts/publish-changes.ts"], {
      cwd: machine,
      env: {
        ...environmentOfCopy(),
        DATA_DIR: join(folder, "data"),
        INQUIRY_ADDRESS: "stay@resort.example",
        ...settings,
      },
      stdio: "ignore",
    });
    const [status] = await once(child, "close");
    return status;
  };
  return { change, publish, host, machine, dataDir: join(folder, "data"), site: join(machine, "dist") };
}

test("a good change is published; one with a mistake is mailed once, and the former release stays", async () => {
  const { change, publish, machine, host, dataDir, site } = makeClones();
  expect(await publish()).toBe(0);
  const first = readCurrent(site);
  change("Another word", "\n# a word\n");
  expect(await publish()).toBe(0);
  const second = readCurrent(site);
  expect(second).not.toBe(first);

  change("A slip", "\nheadline: [\n");
  expect(await publish()).toBe(1);
  expect(await publish()).toBe(1);
  expect(readCurrent(site)).toBe(second);
  const mails = readMaildir(dataDir);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.content).toMatch(/^To: stay@resort\.example$/m);
  expect(mails[0]?.content).toMatch(/A slip\) is not on the website\. [\s\S]*content\/home\.yaml, line \d+/);

  change("Mended", "# ]");
  const peer = await startSmtpPeer();
  onTestFinished(() => peer.close());
  expect(await publish({ SMTP_URL: peer.url })).toBe(1);
  expect(peer.received).toMatchObject([
    { to: ["stay@resort.example"], raw: expect.stringContaining("Mended") },
  ]);

  // The host is away: no mail before an hour has passed, then one.
  renameSync(host, `${host}-away`);
  expect(await publish({ SMTP_URL: peer.url })).toBe(1);
  expect(peer.received).toHaveLength(1);
  writeFileSync(join(machine, ".cache/unreachable-since"), String(Date.now() - 3601_000));
  for (let times = 0; times < 2; times += 1) await publish({ SMTP_URL: peer.url });
  expect(peer.received[1]?.raw).toContain("Changes do not reach the website");
  expect(peer.received).toHaveLength(2);
});
