import { createHash, randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { readDamaged } from "#service/node/store/read-damaged.ts";
import { takeLock } from "#service/node/take-lock.ts";
import { migrate } from "#service/store/migrate.ts";
import { tables as currentTables, tablesVersion } from "#service/store/tables.ts";
import { makeFolder, postInquiry, readReady, runInquiries, startTestService } from "./harness.ts";
import { dayMs, startOutbox } from "./outbox-harness.ts";

// One file for each number that a database may have (PRAGMA user_version). Number 1 stood for several tables.
const folder = join(import.meta.dirname, "tables");
const earlier = readdirSync(folder).filter((file) => Number.parseInt(file, 10) !== tablesVersion);
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
  expect(existsSync(join(folder, `${tablesVersion}.sql`)), `tables/${tablesVersion}.sql is missing`).toBe(
    true,
  );
  // Red? Raise tablesVersion, and write the new tables into the file of the new number.
  expect(tablesAfter(currentTables)).toEqual(tablesAfter(readTables(`${tablesVersion}.sql`)));
});

test("the tables of a number that was released stay as they were", () => {
  const text = readdirSync(folder)
    .toSorted()
    .map((file) => `${file}: ${tablesAfter(readTables(file)).join()}`);
  const digest = createHash("sha256").update(text.join("\n")).digest("hex").slice(0, 16);
  // Red? A changed table belongs into a file of a new number. After adding one, write down the new digest.
  expect(digest).toBe("2573acd8fbc59679");
});

const now = Date.UTC(2026, 10, 20, 12);

const columnsOf = (db: DatabaseSync, table = "inquiry") =>
  db.prepare("SELECT name, type FROM pragma_table_info(?)").all(table) as { name: string; type: string }[];

/** Stores an inquiry with a value in each of `columns`, besides those that every version has. Returns its id. */
function insertInquiry(db: DatabaseSync, state: string, columns: ReturnType<typeof columnsOf>): string {
  const id = randomUUID();
  const filled = columns.map(({ name, type }) => [name, type === "INTEGER" ? 1 : `text of ${name}`]);
  const row: Record<string, string | number> = {
    ...Object.fromEntries(filled),
    id,
    name: "Asha",
    email: "asha@example.com",
    message: `Words of ${state}`,
    state,
    ...{ created_at: now - dayMs, queued_at: now - dayMs, next_at: now, ended_at: now - 1000 },
  };
  const names = Object.keys(row);
  const insert = `INSERT INTO inquiry (${names.join()}) VALUES (${names.map(() => "?").join()})`;
  db.prepare(insert).run(...Object.values(row));
  return id;
}

test.each(earlier)("an upgrade from the tables of %s loses nothing and delivers what waits", async (file) => {
  const tables = readTables(file);
  const dataDir = makeDatabase(tables, Number.parseInt(file, 10));
  const db = new DatabaseSync(join(dataDir, "inquiries.db"));
  const needed = columnsOf(db).filter(({ name }) => name === "digest");
  const states = ["queued", "sent", "dead", "erased", ...(tables.includes("'held'") ? ["held"] : [])];
  const ids = new Map(states.map((state) => [state, insertInquiry(db, state, needed)]));
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
  expect(tablesOf(upgraded)).toEqual(tablesAfter(currentTables));
  expect(upgraded.prepare("PRAGMA user_version").get()).toEqual({ user_version: tablesVersion });
  upgraded.close();
});

test.each(earlier)("an upgrade from the tables of %s keeps each column that they share", async (file) => {
  const dataDir = makeDatabase(readTables(file), Number.parseInt(file, 10));
  const db = new DatabaseSync(join(dataDir, "inquiries.db"));
  const id = insertInquiry(db, "dead", columnsOf(db));
  const before = db.prepare("SELECT * FROM inquiry WHERE id = ?").get(id) ?? {};
  db.close();
  await startOutbox({ dataDir });
  const upgraded = new DatabaseSync(join(dataDir, "inquiries.db"));
  const after = upgraded.prepare("SELECT * FROM inquiry WHERE id = ?").get(id) ?? {};
  upgraded.close();
  const shared = Object.keys(before).filter((name) => name in after);
  // As text: `client` was a number once.
  const valuesOf = (row: typeof before) => shared.map((name) => `${name}: ${row[name]}`);
  expect(valuesOf(after)).toEqual(valuesOf(before));
});

// With the current tables, too: the next version upgrades them.
test.each(readdirSync(folder).filter((file) => readTables(file).includes("upkeep")))(
  "an upgrade from the tables of %s keeps what upkeep knows, such as the retention in force",
  (file) => {
    const db = new DatabaseSync(":memory:");
    db.exec(readTables(file));
    const numbers = columnsOf(db, "upkeep").filter(({ type }) => type === "INTEGER");
    const names = numbers.map(({ name }) => name).join();
    db.exec(
      `DELETE FROM upkeep; INSERT INTO upkeep (${names}) VALUES (${numbers.map((_, index) => index + 30).join()})`,
    );
    const upkeep = () => ({ ...db.prepare(`SELECT ${names} FROM upkeep`).get() });
    const before = upkeep();
    migrate({
      exec: (text) => db.exec(text),
      column: (query) =>
        db
          .prepare(query)
          .all()
          .map((row) => String(Object.values(row)[0])),
    });
    expect(upkeep()).toEqual(before);
  },
);

test.each(readdirSync(folder))("a database that was set aside is read with the tables of %s", (file) => {
  const dataDir = makeDatabase(readTables(file), Number.parseInt(file, 10));
  const db = new DatabaseSync(join(dataDir, "inquiries.db"));
  const id = insertInquiry(db, "queued", columnsOf(db));
  insertInquiry(db, "sent", columnsOf(db));
  db.close();
  const { unread, damagedRows } = readDamaged(dataDir);
  expect(damagedRows).toBe(0);
  expect(unread).toEqual([expect.objectContaining({ id, name: "Asha", message: "Words of queued" })]);
});

test("a database of a newer version stops the intake with a sentence, and pages stay up", async () => {
  const DATA_DIR = makeDatabase(currentTables, tablesVersion + 1);
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
