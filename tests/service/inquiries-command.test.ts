import { execFile } from "node:child_process";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
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

async function run(dataDir: string, ...command: string[]) {
  const env = {
    ...process.env,
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
  expect((await run(config.dataDir, "list")).stdout).toContain("Asha Rawat  answered\n");
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

test("a retry brings what is held, and says when", async () => {
  const { post, config } = await startTestService();
  await post(inquiryBody({ website: "filled by autofill" }));
  const { stdout } = await run(config.dataDir, "retry", "held");
  expect(stdout).toMatch(/^1 will be delivered at once, or .+ within five minutes/);
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

test("a .env with a byte order mark keeps its first setting", async () => {
  const peer = await startSmtpPeer();
  onTestFinished(() => peer.close());
  const folder = makeFolder();
  writeFileSync(join(folder, ".env"), `\uFEFFINQUIRY_ADDRESS=first@resort.example\nSMTP_URL=${peer.url}\n`);
  await promisify(execFile)(process.execPath, [script, "test-mail"], {
    cwd: folder,
    env: environmentOfCopy(),
  });
  expect(peer.received[0]?.to).toEqual(["first@resort.example"]);
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
  for (const command of [["list", "lost"], ["show", "nobody"], ["backup"], []]) {
    const { code, stderr, stdout } = await run(config.dataDir, ...command);
    expect([code, stdout]).toEqual([1, ""]);
    expect(stderr).toMatch(/There is no|npm run inquiries/);
  }
  expect((await run(config.dataDir, "confirm-clock")).stdout).toMatch(/^It is .*GMT\+5:30/);
});
