import { execFile } from "node:child_process";
import { chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { openStore } from "#service/node/store/open-store.ts";
import { readSite } from "../../scripts/inquiries/open-commands.ts";
import { environmentOfCopy } from "../copy-project.ts";
import { eventually, inquiryBody, makeFolder, startTestService, testConfig, waitForMail } from "./harness.ts";
import { accept, startOutbox } from "./outbox-harness.ts";
import { mountTmpfs } from "./small-disk.ts";
import { startSmtpPeer } from "./smtp-peer.ts";

const script = join(import.meta.dirname, "..", "..", "scripts", "inquiries.ts");

const run = (dataDir: string, ...command: string[]) => runWith({}, dataDir, ...command);

async function runWith(settings: Record<string, string>, dataDir: string, ...command: string[]) {
  const env = {
    ...process.env,
    ...settings,
    DATA_DIR: dataDir,
    INQUIRY_ADDRESS: "stay@resort.example",
    TZ: "Asia/Kolkata",
  };
  return promisify(execFile)(process.execPath, [script, ...command], { env }).catch((error) => error);
}

/** A mail server that the command finds in its settings. */
async function startPeer() {
  const peer = await startSmtpPeer();
  process.env.SMTP_URL = peer.url;
  onTestFinished(() => void delete process.env.SMTP_URL);
  onTestFinished(() => peer.close());
  return peer;
}

const start = (id: string) => id.slice(0, 8);

test("the owner lists, shows, marks and erases while the service runs", async () => {
  const { post, config } = await startTestService();
  const body = inquiryBody({ message: "Hello\nand left" });
  const id = body.template_params.inquiry_id;
  await post(body);
  await waitForMail(config.dataDir);
  const line = await eventually(
    async () => /^.* filed .*$/m.exec((await run(config.dataDir, "list")).stdout)?.[0],
  );
  // 12:00 UTC is 17:30 in India.
  expect(line).toMatch(new RegExp(`^${start(id)}  2026-11-20 17:30  filed`));
  expect((await run(config.dataDir, "list", "dead")).stdout).toMatch(/^0 inquiries/);
  const shown = (await run(config.dataDir, "show", start(id))).stdout;
  expect(shown).toContain("and left");
  expect(shown).toContain("Received: 2026-11-20 17:30 GMT+5:30\nState:    filed, 1 attempt\n");

  await run(config.dataDir, "answered", start(id));
  expect((await run(config.dataDir, "list")).stdout).toMatch(/ {2}answered {2}client \w{8} {2}Hello\n/);
  expect((await run(config.dataDir, "show", id)).stdout).toMatch(/Answered: .* GMT\+5:30\n/);
  await run(config.dataDir, "answered", id, "--undo");
  expect((await run(config.dataDir, "show", id)).stdout).not.toContain("Answered:");

  const asked = await run(config.dataDir, "erase", start(id));
  expect([asked.code, asked.stderr]).toEqual([1, expect.stringContaining("--yes")]);
  expect((await run(config.dataDir, "erase", start(id), "--yes")).stdout).toMatch(/^Erased/);
  await waitForMail(config.dataDir, 0);
  expect((await run(config.dataDir, "show", id)).stdout).not.toMatch(/left/);
});

test("words of a guest or a mail server cannot control the owner's terminal", async () => {
  const { dataDir, store, clock, stop } = await startOutbox();
  const id = await accept(store, clock.now, { name: "Asha\u202egro.elpmaxe", message: "a\u2066b" });
  await store.delivery.postpone(id, {
    nextAt: clock.now,
    lastFailure: "550 \u001b[2Jgone\nforged  line",
    firstFailedAt: clock.now,
    rejections: 1,
    firstRejectedAt: clock.now,
  });
  await stop();
  for (const command of [["list"], ["show", id]]) {
    const { stdout } = await run(dataDir, ...command);
    expect(stdout).toContain("550  [2Jgone forged  line");
    expect(stdout).not.toMatch(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/u);
  }
});

test("with a mail server, files can be mailed, and mailed inquiries mailed again", async () => {
  const config = testConfig();
  const first = await startTestService({ config });
  const body = inquiryBody();
  const id = body.template_params.inquiry_id;
  await first.post(body);
  await eventually(async () => /filed/.test((await run(config.dataDir, "list")).stdout));
  expect((await run(config.dataDir, "resend", "filed")).stderr).toContain("SMTP_URL");
  await first.stop();
  const peer = await startPeer();
  // A resend is due by the real clock.
  await startTestService({ config: { ...config, smtpUrl: peer.url }, startAt: Date.now() + 3600_000 });
  expect((await run(config.dataDir, "resend", "filed")).stdout).toMatch(/^1 will be delivered again/);
  await eventually(async () => /mailed/.test((await run(config.dataDir, "list")).stdout));
  await run(config.dataDir, "resend", start(id));
  await eventually(() => peer.counts.get(id) === 2);
});

test("in a flood the owner finds the guest, brings her mail before all others, and erases the flood", async () => {
  const outbox = await startOutbox({ mailPerHour: 60 });
  const { dataDir, clock, at, state, readiness, peer } = outbox;
  clock.now = Date.now();
  const guest = { name: "Öykü Ü.", email: "asha@bücher.example", message: "A quiet room\nin May" };
  for (let client = 1; client <= 90; client += 1)
    await outbox.accept({ message: `Buy pills ${client}` }, client);
  await at(clock.now);
  const id = await outbox.accept(guest, 91);
  const spam = await outbox.accept({ message: "Buy more pills", website: "filled" }, 92);
  expect(readiness().problems.join()).toContain("MAIL_PER_HOUR");
  for (const words of ["öykü", "asha@bücher.example", "QUIET ROOM", id.slice(0, 8)]) {
    const { stdout } = await run(dataDir, "list", words);
    expect(stdout).toMatch(new RegExp(`^${start(id)} .* client 91  A quiet room\n1 inquiry`));
  }
  expect((await run(dataDir, "list", "held", "--client", "92")).stdout).toContain(start(spam));
  const settings = { SMTP_URL: peer.url, MAIL_PER_HOUR: "60" };
  const soon = await runWith(settings, dataDir, "retry", "asha@bücher.example");
  expect(soon.stdout).toMatch(/^1 will be delivered before all others.* from .* because .*MAIL_PER_HOUR/);
  const asked = await run(dataDir, "erase", "buy", "--until", "2099-12-31");
  expect([asked.code, asked.stderr]).toEqual([1, expect.stringContaining("Nothing was erased.")]);
  peer.received.length = 0;
  await at(clock.now + 3600_000);
  // Four are sent at the same time.
  expect(peer.received.slice(0, 4).map(({ messageId }) => messageId)).toContain(id);
  await run(dataDir, "erase", "buy", "--since", "2020-01-01", "--yes");
  expect([state(spam), state(id)]).toEqual(["erased", "sent"]);
});

test("words that are in several inquiries change none of them without --yes", async () => {
  const { dataDir, accept, state } = await startOutbox();
  const ids = [await accept({ website: "filled" }), await accept({ website: "filled" })];
  const asked = await run(dataDir, "retry", "asha@example.com");
  expect([asked.code, asked.stderr]).toEqual([1, expect.stringContaining("Nothing was changed.")]);
  expect(ids.map(state)).toEqual(["held", "held"]);
  const { stdout } = await run(dataDir, "retry", "held");
  expect(stdout).toMatch(/^2 will be delivered before all others.* at once, or .+ within five minutes/);
  expect(ids.map(state)).toEqual(["queued", "queued"]);
});

test("a test mail arrives, or a sentence says what is wrong", async () => {
  const nowhere = join(makeFolder(), "none-yet");
  expect((await run(nowhere, "test-mail")).stderr).toContain("No SMTP_URL is set");
  const peer = await startPeer();
  expect((await run(nowhere, "test-mail")).stdout).toMatch(/is on its way to stay@resort\.example/);
  expect(peer.received).toMatchObject([
    { to: ["stay@resort.example"], raw: expect.stringContaining("This is a test.") },
  ]);
  peer.behaviour = { refuseLogin: 535 };
  expect((await run(nowhere, "test-mail")).stderr).toMatch(/refuses the account \(535\): check SMTP_URL/);
  peer.behaviour = { refuseRecipient: 550 };
  expect((await run(nowhere, "test-mail")).stderr).toMatch(/The mail was not taken: .*550/);
});

test("the unit's settings are the .env that the commands read, with a byte order mark, too", async () => {
  const peer = await startSmtpPeer();
  onTestFinished(() => peer.close());
  const unit = readFileSync(join(script, "../../deploy/resort.service"), "utf8");
  const [, folder] = /^WorkingDirectory=(.+)$/m.exec(unit) ?? [];
  expect(unit).toContain(`\nEnvironmentFile=${folder}/.env\n`);
  const { dataDir, accept, at, clock, find } = await startOutbox({ toFiles: true });
  const id = await accept();
  await at(clock.now);
  const lines = ["\uFEFFINQUIRY_ADDRESS=first@resort.example", `SMTP_URL=${peer.url}`, `DATA_DIR=${dataDir}`];
  const cwd = makeFolder();
  const file = join(cwd, ".env");
  writeFileSync(file, `${lines.join("\n")}\n`, { mode: 0o640 });
  const env = environmentOfCopy();
  const here = (...words: string[]) =>
    promisify(execFile)(process.execPath, [script, ...words], { cwd, env });
  const refusal = { stderr: expect.stringMatching(/^.*may read it. Run: chmod 600 \.env\n$/) };
  await expect(here("test-mail")).rejects.toMatchObject(refusal);
  expect(peer.received).toEqual([]);
  chmodSync(file, 0o600);
  await here("test-mail");
  expect(peer.received[0]?.to).toEqual(["first@resort.example"]);
  await here("resend", "filed");
  expect(find(id)?.state).toBe("queued");
});

test("a backup beside a busy service is whole, only the owner's, and replaces nothing by accident", async () => {
  const { dataDir, store, clock } = await startOutbox();
  const before = await Promise.all(Array.from({ length: 300 }, () => accept(store, clock.now)));
  let isWriting = true;
  const writing = (async () => {
    while (isWriting) await accept(store, clock.now);
  })();
  const folder = makeFolder();
  const file = join(folder, "inquiries.db");
  writeFileSync(file, "an older backup", { mode: 0o644 });
  expect((await run(dataDir, "backup", file)).stderr).toContain("exists, and nothing was copied. --yes");
  expect(readFileSync(file, "utf8")).toBe("an older backup");
  expect((await run(dataDir, "backup", file, "--yes")).stdout).toBe(`Copied to ${file}\n`);
  isWriting = false;
  await writing;
  expect([readdirSync(folder), statSync(file).mode & 0o777]).toEqual([["inquiries.db"], 0o600]);
  const copy = openStore(folder);
  const copied = new Set(copy.admin.list().map(({ id }) => id));
  copy.close();
  expect(before.filter((id) => !copied.has(id))).toEqual([]);
});

test("a backup that fails leaves the earlier one as it was", async ({ skip }) => {
  const { dataDir } = await startOutbox();
  const full = mountTmpfs("size=16k");
  if (full instanceof Error) return skip(full.message);
  const kept = join(full, "inquiries.db");
  writeFileSync(kept, "an older backup");
  expect((await run(dataDir, "backup", kept, "--yes")).stderr).toMatch(/full/);
  expect([readdirSync(full), readFileSync(kept, "utf8")]).toEqual([["inquiries.db"], "an older backup"]);
});

test.each([
  ["https://www.example.com:8443/Contact?a=b", "https://www.example.com:8443"],
  ["http://localhost:8787", "http://localhost:8787"],
  ["http://[::1]:8787/", "http://[::1]:8787"],
  ["http://localhost:x@evil.example/", undefined],
  ["http://127.0.0.1:pw@evil.example", undefined],
  ["https://user:pw@www.example.com/", undefined],
  ["http://localhost.evil.example/", undefined],
  ["http://www.example.com/", undefined],
  ["www.example.com", undefined],
])("the token for --site %s goes to %s", (text, origin) => {
  if (origin) expect(readSite(text)).toBe(origin);
  else expect(() => readSite(text)).toThrow(/--site must be/);
});

test("a wrong command fails with a sentence, and creates no empty database", async () => {
  const folder = makeFolder();
  expect((await run(folder, "list")).stderr).toContain("DATA_DIR");
  expect((await run(folder, "help")).stdout).toContain("npm run inquiries -- list");
  expect(readdirSync(folder)).toEqual([]);
  const { config } = await startTestService();
  for (const command of [
    ["list", "--since", "noon"],
    ["show", "nobody"],
    ["backup"],
    ["erase", "--yes"],
    [],
  ]) {
    const { code, stderr, stdout } = await run(config.dataDir, ...command);
    expect([code, stdout]).toEqual([1, ""]);
    expect(stderr).toMatch(/There is no|npm run inquiries|Write a time/);
  }
  expect((await run(config.dataDir, "confirm-clock")).stdout).toMatch(/^It is .*GMT\+5:30/);
});
