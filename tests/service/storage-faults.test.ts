import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, test } from "vitest";
import { createMaildirDelivery } from "#service/node/maildir-delivery.ts";
import { openDatabase } from "#service/node/store/open-database.ts";
import { openStore } from "#service/node/store/open-store.ts";
import { setKeptDays } from "./fixture-site.ts";
import {
  eventually,
  inquiryBody,
  makeFolder,
  readMaildir,
  startTestService,
  testConfig,
  waitForMail,
} from "./harness.ts";
import { accept, mailSettings, startOutbox } from "./outbox-harness.ts";
import { fill, mountTmpfs } from "./small-disk.ts";

describe("a full disk", () => {
  test("is reported to the guest; what was stored stays; afterwards all is well", async ({ skip }) => {
    const disk = mountTmpfs("size=2m");
    if (disk instanceof Error) return skip(disk.message);
    const dataDir = join(disk, "data");
    const { post, address, config } = await startTestService({ settings: { DATA_DIR: dataDir } });
    expect((await post(inquiryBody())).status).toBe(200);
    await waitForMail(config.dataDir);
    const filler = join(disk, "filler");
    fill(filler);
    const inquiry_id = randomUUID();
    const body = inquiryBody({ inquiry_id, message: "x".repeat(9000) });
    const refused = await post(body);
    expect([refused.status, refused.headers["retry-after"]]).toEqual([503, "30"]);
    const red = await (await fetch(`${address}/ready`)).json();
    expect(red).toMatchObject({ ready: false, problems: [expect.stringContaining("free space")] });
    expect((await fetch(`${address}/health`)).status).toBe(200);
    rmSync(filler);
    expect((await post(body)).status).toBe(200);
    await waitForMail(config.dataDir, 2);
    expect((await (await fetch(`${address}/ready`)).json()).ready).toBe(true);
  });

  test("/ready turns green by itself when there is room again", async ({ skip }) => {
    const disk = mountTmpfs("size=2m");
    if (disk instanceof Error) return skip(disk.message);
    const { post, address } = await startTestService({ settings: { DATA_DIR: join(disk, "data") } });
    const isReady = async () => (await fetch(`${address}/ready`)).ok;
    const filler = join(disk, "filler");
    fill(filler);
    expect((await post(inquiryBody({ message: "x".repeat(9000) }))).status).toBe(503);
    expect(await isReady()).toBe(false);
    rmSync(filler);
    await eventually(isReady);
  });

  test("that cannot store the note of a sent mail does not cause a second mail", async () => {
    const { store, outbox, peer, clock, lines, accept, at, state } = await startOutbox();
    const id = await accept();
    const { markSent } = store.outbox;
    store.outbox.markSent = () =>
      Promise.reject(Object.assign(new Error("disk full"), { code: "ERR_SQLITE_ERROR" }));
    await at(clock.now);
    expect([peer.received.length, state(id)]).toEqual([1, "queued"]);
    expect(lines.join()).toContain("outbox waits for the disk");
    store.outbox.markSent = markSent;
    clock.now += 130_000;
    await outbox.settle();
    expect([peer.received.length, state(id)]).toEqual([1, "sent"]);
  });
});

test("a row that the database refuses is not reported as a full disk", async () => {
  const { store, readiness } = await startOutbox();
  const bad = {
    id: undefined,
    name: null as unknown as string,
    email: "",
    message: "",
    suspicion: undefined,
    about: undefined,
  };
  await expect(store.inquiries.accept(bad, 0)).rejects.toThrow(/NOT NULL/);
  expect(readiness().ready).toBe(true);
});

test("/ready takes as long with many waiting inquiries as with none", async () => {
  const { dataDir, readiness, clock } = await startOutbox();
  const db = openDatabase(dataDir);
  db.exec(`WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 5000)
    INSERT INTO inquiry (id, name, email, message, state, created_at, queued_at, next_at)
    SELECT n, '', '', '', 'queued', ${clock.now}, ${clock.now}, ${clock.now} FROM numbers`);
  db.close();
  expect(readiness()).toMatchObject({ ready: true, waiting: 1000 });
});

test("a guest waits while the command line writes, and is not refused", async () => {
  const { post, config } = await startTestService();
  const db = new DatabaseSync(join(config.dataDir, "inquiries.db"));
  db.exec("BEGIN IMMEDIATE");
  // In this process, because another one might be scheduled too late on a busy machine.
  setTimeout(() => db.exec("COMMIT"), 50);
  expect((await post(inquiryBody())).status).toBe(200);
  db.close();
});

describe("a data directory that cannot be used stops the start with a sentence", () => {
  test("a file in its place", async () => {
    const dataDir = join(makeFolder(), "data");
    writeFileSync(dataDir, "");
    await expect(startTestService({ settings: { DATA_DIR: dataDir } })).rejects.toThrow(
      /DATA_DIR.*must be a directory/,
    );
  });

  test("a read-only disk", async ({ skip }) => {
    const disk = mountTmpfs("ro");
    if (disk instanceof Error) return skip(disk.message);
    await expect(startTestService({ settings: { DATA_DIR: disk } })).rejects.toThrow(
      /DATA_DIR.*may write to/,
    );
  });

  test("a database of another version", async () => {
    const dataDir = makeFolder();
    const store = openStore(dataDir);
    store.close();
    execFileSync(process.execPath, [
      "-e",
      `new (require("node:sqlite").DatabaseSync)(${JSON.stringify(join(dataDir, "inquiries.db"))}).exec("PRAGMA user_version = 99")`,
    ]);
    expect(() => openStore(dataDir)).toThrow(/another version/);
  });
});

describe("the data directory", () => {
  test("is closed to other users, even if it was open before", async () => {
    const dataDir = join(makeFolder(), "data");
    mkdirSync(dataDir, { mode: 0o755 });
    const { config } = await startTestService({ settings: { DATA_DIR: dataDir } });
    expect(statSync(config.dataDir).mode & 0o777).toBe(0o700);
  });

  test("is free again after a stop", async () => {
    const config = testConfig();
    const first = await startTestService({ config });
    await first.stop();
    await startTestService({ config });
  });
});

describe("erasing", () => {
  test("leaves no word of the guest in any file, keeps the id, and a late retry stores nothing", async () => {
    const dataDir = makeFolder();
    const delivery = createMaildirDelivery(join(dataDir, "Maildir"), mailSettings);
    const { store, at, clock } = await startOutbox({ dataDir, delivery });
    const id = await accept(store, clock.now, { name: "Zyzzyva", message: "zyzzyva words" });
    await at(clock.now);
    for (const { name } of readMaildir(dataDir)) rmSync(join(dataDir, "Maildir", "new", name));
    expect(await store.records.erase(id, clock.now)).toBe(true);
    expect(store.records.find(id)).toMatchObject({ state: "erased", name: "", email: "", message: "" });
    expect(await accept(store, clock.now, { inquiry_id: id, name: "Zyzzyva" })).toBeDefined();
    expect(store.records.find(id)?.state).toBe("erased");
    expect(findInFiles(dataDir, /zyzzyva/i)).toEqual([]);
  });

  test.each([
    ["RETENTION_DAYS are over", "30", 400],
    ["the days of the Privacy page are over, whatever RETENTION_DAYS says", "1000", 30],
    ["the days of the Privacy page are over", "", 30],
  ])("happens by itself when %s, in the Maildir too", async (_, RETENTION_DAYS, keptDays) => {
    const config = testConfig({ RETENTION_DAYS });
    setKeptDays(config.siteDir, keptDays);
    const first = await startTestService({ config });
    await first.post(inquiryBody({ name: "Zyzzyva" }));
    await waitForMail(config.dataDir);
    await first.stop();
    const day = 24 * 3600_000;
    expect(readMaildir(config.dataDir)).toHaveLength(1);
    const startAt = first.clock.now + 31 * day;
    const later = await startTestService({ config, startAt });
    expect((await (await fetch(`${later.address}/ready`)).json()).problems.join()).toContain("confirm-clock");
    await later.stop();
    expect(readMaildir(config.dataDir)).toHaveLength(1);
    const store = openStore(config.dataDir);
    await store.upkeep.storeClock(startAt);
    store.close();
    const confirmed = await startTestService({ config, startAt });
    await waitForMail(config.dataDir, 0);
    await confirmed.stop();
    expect(findInFiles(config.dataDir, /zyzzyva/i)).toEqual([]);
  });
});

function findInFiles(folder: string, pattern: RegExp): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => pattern.test(execFileSync("cat", [file], { encoding: "latin1" })));
}
