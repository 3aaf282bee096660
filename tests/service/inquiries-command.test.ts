import { execFile } from "node:child_process";
import { chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test, vi } from "vitest";
import { openStore } from "#service/node/store/open-store.ts";
import { projectRoot } from "#site-build/site-folder.ts";
import { readSite } from "../../scripts/inquiries/open-inquiries.ts";
import { environmentOfCopy } from "../copy-project.ts";
import { eventually, inquiryBody, makeFolder, runInquiries, startPeer, startTestService } from "./harness.ts";
import { startOutbox } from "./outbox-harness.ts";
import { mountTmpfs } from "./small-disk.ts";

// Before the commands are loaded, which keep the zone.
vi.hoisted(() => {
  process.env.TZ = "Asia/Kolkata";
});

/** Runs commands on `dataDir`. */
function commandsOn(DATA_DIR: string, settings: Record<string, string> = {}) {
  const env = { DATA_DIR, INQUIRY_ADDRESS: "stay@resort.example", ...settings };
  return (...words: string[]) => runInquiries(words, env);
}

const start = (id: string) => id.slice(0, 8);

test("the owner lists, shows and erases while the service runs", async () => {
  const { post, config, waitForMails } = await startTestService();
  const run = commandsOn(config.dataDir);
  const { id } = await post(inquiryBody({ message: "Hello\nand left" }));
  await waitForMails(1);
  const line = await eventually(async () => /^.* delivered to file .*$/m.exec(await run("list"))?.[0]);
  // 12:00 UTC is 17:30 in India.
  expect(line).toMatch(
    new RegExp(`^${start(id)}  2026-11-20 17:30  delivered to file  Asha .* client \\w{8}  Hello$`),
  );
  expect(await run("list", "dead letter")).toMatch(/^0 inquiries/);
  const shown = await run("show", start(id));
  expect(shown).toContain("and left");
  expect(shown).toContain("Received: 2026-11-20 17:30 GMT+5:30\nState:    delivered to file, 1 attempt\n");

  await expect(run("erase", start(id))).rejects.toThrow("--yes");
  expect(await run("erase", start(id), "--yes")).toMatch(/^Erased/);
  await waitForMails(0);
  expect(await run("show", id)).not.toMatch(/left/);
});

test("words of a guest or a mail server cannot control the owner's terminal", async () => {
  const { dataDir, store, clock, accept } = await startOutbox();
  const id = await accept({ name: "Asha\u202egro.elpmaxe", message: "a\u2066b" });
  await store.delivery.postpone(id, {
    nextAt: clock.now,
    lastFailure: "550 \u001b[2Jgone\nforged  line",
    firstFailedAt: clock.now,
    rejections: 1,
    firstRejectedAt: clock.now,
  });
  for (const command of [["list"], ["show", id]]) {
    const said = await commandsOn(dataDir)(...command);
    expect(said).toContain("550  [2Jgone forged  line");
    expect(said).not.toMatch(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/u);
  }
});

test("resend mails what went to a file, and what was mailed already", async () => {
  const DATA_DIR = makeFolder();
  const first = await startTestService({ settings: { DATA_DIR } });
  const run = commandsOn(DATA_DIR);
  const { id } = await first.post();
  await eventually(async () => /delivered to file/.test(await run("list")));
  await expect(run("resend", "delivered", "to", "file")).rejects.toThrow("SMTP_URL");
  await first.stop();
  const peer = await startPeer();
  // A resend is due by the real clock.
  const SMTP_URL = peer.url;
  await startTestService({ settings: { DATA_DIR, SMTP_URL }, startAt: Date.now() + 3600_000 });
  const runWithMail = commandsOn(DATA_DIR, { SMTP_URL });
  expect(await runWithMail("resend", "delivered", "to", "file")).toMatch(/^1 will be delivered again/);
  await eventually(async () => /mailed/.test(await run("list")));
  await runWithMail("resend", start(id));
  await eventually(() => peer.counts.get(id) === 2);
});

test("in a flood the owner finds the guest, and brings her mail before all others", async () => {
  const outbox = await startOutbox({ mailPerHour: 60 });
  const { dataDir, clock, at, state, readiness, peer } = outbox;
  clock.now = Date.now();
  const run = commandsOn(dataDir, { SMTP_URL: peer.url, MAIL_PER_HOUR: "60" });
  const guest = { name: "Öykü Ü.", email: "asha@bücher.example", message: "A quiet room\nin May" };
  for (let client = 1; client <= 90; client += 1)
    await outbox.accept({ message: `Buy pills ${client}` }, client);
  await at(clock.now);
  const id = await outbox.accept(guest, 91);
  expect(readiness().problems.join()).toContain("MAIL_PER_HOUR");
  for (const words of ["o\u0308yku\u0308", "asha@bücher.example", "QUIET ROOM in", id.slice(0, 8)])
    expect(await run("list", words)).toMatch(
      new RegExp(`^${start(id)} .* client 91  A quiet room\n1 inquiry`),
    );
  expect(await run("retry", "asha@bücher.example")).toMatch(
    /^1 will be delivered before all others.*: 0 at once, the others .*MAIL_PER_HOUR/,
  );
  peer.received.length = 0;
  await at(clock.now + 3600_000);
  // Four are sent at the same time.
  expect(peer.received.slice(0, 4).map(({ messageId }) => messageId)).toContain(id);
  expect(state(id)).toBe("sent");
});

test("the owner lists a flood by state and client, and erases it by its words and days", async () => {
  const { dataDir, accept, state } = await startOutbox();
  const run = commandsOn(dataDir);
  const guest = await accept({ message: "A quiet room" }, 91);
  const spam = await accept({ message: "Buy more pills", website: "filled" }, 92);
  // The second is the word of earlier versions.
  for (const word of ["quarantined", "held"])
    expect(await run("list", word, "--client", "92")).toContain(start(spam));
  await expect(run("erase", "buy", "--until", "2099-12-31")).rejects.toThrow("Nothing was erased.");
  await run("erase", "buy", "--since", "2020-01-01", "--yes");
  expect([spam, guest].map(state)).toEqual(["erased", "queued"]);
});

test("erase says when one is being sent right now, because it may still arrive", async () => {
  const behaviour = { acceptAfterMs: 500 };
  const { dataDir, accept, outbox, peer, clock, state } = await startOutbox({ behaviour });
  clock.now = Date.now();
  const [id, waiting] = [await accept(), await accept({ website: "filled" })];
  const run = commandsOn(dataDir);
  const sending = outbox.settle();
  await eventually(() => peer.received.length === 1);
  expect(await run("erase", id, "--yes")).toMatch(/\nOne is being sent right now and may still arrive/);
  expect(await run("erase", waiting, "--yes")).not.toContain("right now");
  await sending;
  expect([id, waiting].map(state)).toEqual(["erased", "erased"]);
});

test("a flood of a whole network is listed and erased by the network's name", async () => {
  const { dataDir, accept, state } = await startOutbox();
  const run = commandsOn(dataDir);
  const flood = [];
  for (let client = 1; client <= 5; client += 1)
    flood.push(await accept({}, { client: `${client}`, network: "abcd1234" }));
  const guest = await accept({}, 77);
  expect(await run("list", flood[0] ?? "")).toContain("client 1  network abcd1234");
  expect(await run("list", guest)).not.toContain("network");
  await expect(run("erase", "--network", "abcd")).rejects.toThrow(/Nothing was erased.*5 inquiries/);
  await run("erase", "--network", "abcd", "--yes");
  expect([...flood, guest].map(state)).toEqual([...flood.map(() => "erased"), "queued"]);
});

test("a search text that matches several inquiries changes none of them without --yes", async () => {
  const { dataDir, accept, state } = await startOutbox();
  const run = commandsOn(dataDir);
  const ids = [await accept({ website: "filled" }), await accept({ website: "filled" })];
  await expect(run("retry", "asha@example.com")).rejects.toThrow("Nothing was changed.");
  expect(ids.map(state)).toEqual(["quarantined", "quarantined"]);
  expect(await run("retry", "quarantined")).toMatch(
    /^2 will be delivered before all others.* at once, or .+ within five minutes/,
  );
  expect(ids.map(state)).toEqual(["queued", "queued"]);
});

test("a test mail arrives, or a sentence says what is wrong", async () => {
  const nowhere = join(makeFolder(), "none-yet");
  await expect(commandsOn(nowhere)("test-mail")).rejects.toThrow("SMTP_URL is not set");
  const peer = await startPeer();
  const run = commandsOn(nowhere, { SMTP_URL: peer.url });
  expect(await run("test-mail")).toMatch(/is on its way to stay@resort\.example/);
  expect(peer.received).toMatchObject([
    { to: ["stay@resort.example"], raw: expect.stringContaining("This is a test mail.") },
  ]);
  peer.behaviour = { refuseLogin: 535 };
  await expect(run("test-mail")).rejects.toThrow(/refuses the user name.*SMTP_URL/s);
  peer.behaviour = { refuseRecipient: 550 };
  await expect(run("test-mail")).rejects.toThrow(/The mail was not accepted: .*550/);
});

test("commands read the .env of the unit, if nobody else can read it", async () => {
  const peer = await startPeer();
  const unit = readFileSync(join(projectRoot, "deploy/resort.service"), "utf8");
  const [, folder] = /^WorkingDirectory=(.+)$/m.exec(unit) ?? [];
  expect(unit).toContain(`\nEnvironmentFile=${folder}/.env\n`);
  const { dataDir, find, send } = await startOutbox({ toFiles: true });
  const id = await send();
  const lines = ["\uFEFFINQUIRY_ADDRESS=first@resort.example", `SMTP_URL=${peer.url}`, `DATA_DIR=${dataDir}`];
  const cwd = makeFolder();
  const file = join(cwd, ".env");
  writeFileSync(file, `${lines.join("\n")}\n`, { mode: 0o640 });
  const script = join(projectRoot, "scripts/inquiries.ts");
  const here = (...words: string[]) =>
    promisify(execFile)(process.execPath, [script, ...words], { cwd, env: environmentOfCopy() });
  const refusal = { stderr: expect.stringMatching(/^.*can read it. Run: chmod 600 \.env\n$/) };
  await expect(here("test-mail")).rejects.toMatchObject(refusal);
  expect(peer.received).toEqual([]);
  chmodSync(file, 0o600);
  await here("test-mail");
  expect(peer.received[0]?.to).toEqual(["first@resort.example"]);
  await here("resend", "delivered", "to", "file");
  expect(find(id)?.state).toBe("queued");
  await expect(here("show", "nobody")).rejects.toMatchObject({ code: 1, stdout: "" });
});

test("a backup beside a busy service is whole, and only the owner can read it", async () => {
  const { dataDir, accept } = await startOutbox();
  const run = commandsOn(dataDir);
  const before = await Promise.all(Array.from({ length: 300 }, () => accept()));
  let isWriting = true;
  const writing = (async () => {
    while (isWriting) await accept();
  })();
  const folder = makeFolder();
  const file = join(folder, "inquiries.db");
  writeFileSync(file, "an older backup", { mode: 0o644 });
  expect(await run("backup", file, "--yes")).toBe(`Copied to ${file}`);
  isWriting = false;
  await writing;
  expect([readdirSync(folder), statSync(file).mode & 0o777]).toEqual([["inquiries.db"], 0o600]);
  const copy = openStore(folder);
  const copied = new Set(copy.admin.list().map(({ id }) => id));
  copy.close();
  expect(before.filter((id) => !copied.has(id))).toEqual([]);
});

test("a backup replaces an earlier one only with --yes", async () => {
  const { dataDir } = await startOutbox();
  const file = join(makeFolder(), "inquiries.db");
  writeFileSync(file, "an older backup");
  await expect(commandsOn(dataDir)("backup", file)).rejects.toThrow(
    "already exists, so nothing was copied. Add --yes",
  );
  expect(readFileSync(file, "utf8")).toBe("an older backup");
});

test("a backup that fails leaves the earlier one as it was", async (context) => {
  const { dataDir } = await startOutbox();
  const full = mountTmpfs("size=16k", context);
  const kept = join(full, "inquiries.db");
  writeFileSync(kept, "an older backup");
  await expect(commandsOn(dataDir)("backup", kept, "--yes")).rejects.toThrow(/full/);
  expect([readdirSync(full), readFileSync(kept, "utf8")]).toEqual([["inquiries.db"], "an older backup"]);
});

test.each([
  ["https://www.example.com:8443/Contact?a=b", "https://www.example.com:8443"],
  ["http://localhost:8787", "http://localhost:8787"],
  ["http://[::1]:8787/", "http://[::1]:8787"],
  ["http://localhost:x@evil.example/", undefined],
  ["https://user:pw@www.example.com/", undefined],
  ["http://localhost.evil.example/", undefined],
  ["http://www.example.com/", undefined],
  ["www.example.com", undefined],
])("the token for --site %s goes to %s", (text, origin) => {
  if (origin) expect(readSite(text)).toBe(origin);
  else expect(() => readSite(text)).toThrow(/--site must be/);
});

test("without a database a command says so, and creates none", async () => {
  const folder = makeFolder();
  await expect(commandsOn(folder)("list")).rejects.toThrow("DATA_DIR");
  expect(await commandsOn(folder)("help")).toContain("npm run inquiries -- list");
  expect(readdirSync(folder)).toEqual([]);
});

test("a wrong command fails with a sentence", async () => {
  const run = commandsOn((await startTestService()).config.dataDir);
  for (const command of [["list", "--since", "noon"], ["show", "nobody"], ["backup"], ["erase", "--yes"], []])
    await expect(run(...command)).rejects.toThrow(/There is no|npm run inquiries|Write a time/);
});

test("confirm-clock says which time is taken for right", async () => {
  const run = commandsOn((await startTestService()).config.dataDir);
  expect(await run("confirm-clock")).toMatch(/^It is .*GMT\+5:30/);
});
