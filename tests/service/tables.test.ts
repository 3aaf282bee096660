import { randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { takeLock } from "#service/node/take-lock.ts";
import { schema, schemaVersion } from "#service/store/schema.ts";
import { makeFolder, postInquiry, readReady, runInquiries, startTestService } from "./harness.ts";
import { dayMs, startOutbox } from "./outbox-harness.ts";

// One file for each number that a database may have (PRAGMA user_version). Number 1 stood for several tables.
const folder = join(import.meta.dirname, "tables");
const earlier = readdirSync(folder).filter((file) => Number.parseInt(file, 10) !== schemaVersion);
const readTables = (file: string) => readFileSync(join(folder, file), "utf8");

/** Names and texts of all tables and indexes, without their blanks. */
function tablesOf(db: DatabaseSync): string[] {
  const rows = db.prepare("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name").all();
  return rows.map(({ sql }) => String(sql).replaceAll(/\s+/g, ""));
}

function tablesAfter(sql: string): string[] {
  const db = new DatabaseSync(":memory:");
  db.exec(sql);
  return tablesOf(db);
}

/** A database as an earlier version left it. Returns its folder. */
function makeDatabase(tables: string, version: number): string {
  const dataDir = makeFolder();
  const db = new DatabaseSync(join(dataDir, "inquiries.db"));
  db.exec(`PRAGMA journal_mode = WAL; ${tables}; PRAGMA user_version = ${version}`);
  db.close();
  return dataDir;
}

test("changed tables have a new number", () => {
  expect(existsSync(join(folder, `${schemaVersion}.sql`)), `tables/${schemaVersion}.sql is missing`).toBe(
    true,
  );
  // Red? Raise schemaVersion, and write the new tables into the file of the new number.
  expect(tablesAfter(schema)).toEqual(tablesAfter(readTables(`${schemaVersion}.sql`)));
});

test.each(earlier)("an upgrade from the tables of %s loses nothing and delivers what waits", async (file) => {
  const tables = readTables(file);
  const dataDir = makeDatabase(tables, Number.parseInt(file, 10));
  const db = new DatabaseSync(join(dataDir, "inquiries.db"));
  const now = Date.UTC(2026, 10, 20, 12);
  const states = ["queued", "sent", "dead", "erased", ...(tables.includes("'held'") ? ["held"] : [])];
  const digest = tables.includes("digest") ? { digest: "x" } : {};
  const ids = new Map(states.map((state) => [state, randomUUID()]));
  for (const [state, id] of ids) {
    const row = {
      id,
      name: "Asha",
      email: "asha@example.com",
      message: `Words of ${state}`,
      state,
      ...digest,
    };
    const times = { created_at: now - dayMs, queued_at: now - dayMs, next_at: now, ended_at: now - 1000 };
    const all: Record<string, string | number> = { ...row, ...times };
    const names = Object.keys(all);
    const insert = `INSERT INTO inquiry (${names.join()}) VALUES (${names.map(() => "?").join()})`;
    db.prepare(insert).run(...Object.values(all));
  }
  const hasUpkeep = tables.includes("upkeep");
  if (hasUpkeep) db.exec("DELETE FROM upkeep; INSERT INTO upkeep (known_at) VALUES (1234)");
  db.close();

  const { at, find, store, deliveries } = await startOutbox({ dataDir });
  await at(now);
  for (const [state, id] of ids) {
    const isWaiting = ["queued", "held"].includes(state);
    expect(find(id)).toMatchObject({ state: isWaiting ? "sent" : state, message: `Words of ${state}` });
    expect(deliveries(id)).toBe(isWaiting ? 1 : undefined);
  }
  if (hasUpkeep) expect(store.admin.clockJumpMs(now)).toBe(now - 1234);
  const upgraded = new DatabaseSync(join(dataDir, "inquiries.db"));
  expect(tablesOf(upgraded)).toEqual(tablesAfter(schema));
  expect(upgraded.prepare("PRAGMA user_version").get()).toEqual({ user_version: schemaVersion });
  upgraded.close();
});

test("a database of a newer version stops the intake with a sentence, and pages stay up", async () => {
  const DATA_DIR = makeDatabase(schema, schemaVersion + 1);
  const before = readFileSync(join(DATA_DIR, "inquiries.db"));
  const { address, lines, stop } = await startTestService({ settings: { DATA_DIR } });
  expect((await fetch(address)).status).toBe(200);
  expect((await postInquiry(address)).status).toBe(503);
  const sentence = expect.stringMatching(/newer version of this service .*start that version/);
  expect(await readReady(address)).toMatchObject({ ready: false, problems: [sentence] });
  expect(lines).toContainEqual(sentence);
  await expect(runInquiries(["list"], { DATA_DIR })).rejects.toThrow("newer version");
  await stop();
  expect(readFileSync(join(DATA_DIR, "inquiries.db")).equals(before)).toBe(true);
});

test("the owner's commands upgrade no database under a service that is still of the earlier version", async () => {
  const DATA_DIR = makeDatabase(readTables("1.sql"), 1);
  const lock = takeLock(join(DATA_DIR, "service.lock"));
  await expect(runInquiries(["list"], { DATA_DIR })).rejects.toThrow("Restart it first");
  lock?.close();
  expect(await runInquiries(["list"], { DATA_DIR })).toMatch(/^0 inquiries/);
});
