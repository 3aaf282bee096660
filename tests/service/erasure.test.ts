import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, test, vi } from "vitest";
import { eraseMailFiles } from "#service/node/maildir-delivery.ts";
import { openStore } from "#service/node/store/open-store.ts";
import { parseInquiry } from "#service/routes/parse-inquiry.ts";
import { checkClock, eraseExpired } from "#service/store/retention.ts";
import {
  inquiryBody,
  makeFixtureSite,
  makeFolder,
  readMaildir,
  readReady,
  runInquiries,
  startTestService,
} from "./harness.ts";
import { dayMs, hourMs, startOutbox } from "./outbox-harness.ts";

async function startRetention() {
  const outbox = await startOutbox();
  const { store, clock, lines, dataDir } = outbox;
  const log = (event: string) => void lines.push(event);
  const eraseFiles = (ids: string[]) => {
    // If the row cannot be erased, its file must stay, too.
    expect(outbox.state(ids[0] ?? "")).toBe("erased");
    return eraseMailFiles(join(dataDir, "Maildir"), ids);
  };
  const erase = async (retentionDays = 30) => {
    if (await checkClock(store.admin, clock.now, log))
      await eraseExpired(store.admin, eraseFiles, retentionDays, clock.now, log);
  };
  /** Lets days pass in steps, because the service checks the clock regularly. */
  const live = async (days: number, retentionDays = 30) => {
    for (let hours = 0; hours < days * 24; hours += 12) {
      clock.now += 12 * hourMs;
      await erase(retentionDays);
    }
  };
  return { ...outbox, erase, live };
}

test("delivered inquiries are erased when their days are over, unread ones are not", async () => {
  const { accept, pass, peer, state, live, erase, send } = await startRetention();
  await erase();
  const sent = await send();
  peer.behaviour = { refuseMessage: 550 };
  const deadLetter = await accept();
  for (const halfADay of [0.5, 0.5, 0.5]) {
    await pass(halfADay * dayMs, hourMs);
    await erase();
  }
  const quarantined = await accept({ website: "filled by autofill" });
  await live(0.5);
  expect([sent, quarantined, deadLetter].map(state)).toEqual(["sent", "quarantined", "dead"]);
  await live(60);
  expect([sent, quarantined, deadLetter].map(state)).toEqual(["erased", "quarantined", "dead"]);
});

test.each([500, -500])(
  "a clock that jumped by %i days erases nothing until it is confirmed",
  async (days) => {
    const { clock, state, store, erase, readiness, lines, send } = await startRetention();
    await erase();
    const id = await send();
    clock.now += days * dayMs;
    await erase();
    expect(state(id)).toBe("sent");
    expect(readiness()).toMatchObject({ ready: false, problems: [expect.stringContaining("confirm-clock")] });
    expect(lines).toContain("retention suspended");
    await store.admin.storeClock(clock.now);
    await erase();
    expect(state(id)).toBe(days > 0 ? "erased" : "sent");
    expect(readiness().ready).toBe(true);
  },
);

describe("a shorter retention", () => {
  test("is not in force before the owner confirms it", async () => {
    const { send, live, erase, state, readiness, dataDir, store } = await startRetention();
    await erase(60);
    const id = await send();
    await live(40, 60);
    await erase(30);
    expect(state(id)).toBe("sent");
    const sentence = expect.stringMatching(
      /RETENTION_DAYS is now 30, but inquiries are kept for 60 days until you run/,
    );
    expect(readiness()).toMatchObject({ ready: false, problems: [sentence] });
    const later = await send();
    await live(21, 30);
    expect([id, later].map(state)).toEqual(["erased", "sent"]);

    await live(12, 30);
    expect(state(later)).toBe("sent");
    const run = () => runInquiries(["confirm-retention"], { DATA_DIR: dataDir });
    expect(await run()).toMatch(/more than 30 days ago is erased for good/);
    await erase(30);
    expect(state(later)).toBe("erased");
    expect(readiness().ready).toBe(true);
    await expect(run()).rejects.toThrow("There is no shorter RETENTION_DAYS");
    expect(store.admin.retentionToConfirm()).toBe(undefined);
  });

  test("that is taken back needs no confirmation, and a longer one is in force at once", async () => {
    const { send, live, erase, state, readiness } = await startRetention();
    await erase(60);
    const id = await send();
    await erase(30);
    await erase(60);
    expect(readiness().ready).toBe(true);
    await erase(90);
    await live(80, 90);
    expect(state(id)).toBe("sent");
    await live(11, 90);
    expect(state(id)).toBe("erased");
  });

  test("after an upgrade from a version that kept no record of it erases nothing at once", async () => {
    const { send, live, erase, state, store, clock, readiness } = await startRetention();
    const id = await send();
    clock.now += 50 * dayMs;
    await store.admin.storeClock(clock.now);
    await erase(30);
    expect(state(id)).toBe("sent");
    expect(readiness().problems.join()).toContain("confirm-retention");
    expect(await store.admin.confirmRetention()).toBe(30);
    await live(1, 30);
    expect(state(id)).toBe("erased");
  });
});

test("a thousand old inquiries are erased in small commits", async () => {
  const { store, clock, erase } = await startRetention();
  await erase();
  const inquiry = { name: "Asha", email: "", message: "", suspicion: undefined };
  const accepted = Array.from({ length: 1000 }, () =>
    store.intake.accept({ ...inquiry, id: crypto.randomUUID() }, 0),
  );
  for (const { id } of await Promise.all(accepted)) void store.delivery.markSent(id, 0);
  const eraseRows = vi.spyOn(store.admin, "erase");
  clock.now += 12 * hourMs;
  await erase();
  expect(eraseRows.mock.calls.map(([ids]) => ids.length)).toEqual(Array(20).fill(50));
  expect(store.admin.list().filter(({ state }) => state === "erased")).toHaveLength(1000);
});

test("erasing leaves no word in any file", async () => {
  const { store, at, clock, accept, find, dataDir } = await startOutbox({ toFiles: true });
  const id = await accept({ name: "Zyzzyva", message: "zyzzyva words", website: "zyzzyva" }, 1);
  const refused = await accept({ message: "zyzzyva" });
  await store.delivery.markDeadLetter(refused, "550 zyzzyva", clock.now);
  await at(clock.now + hourMs);
  for (const { name } of readMaildir(dataDir)) rmSync(join(dataDir, "Maildir", "new", name));
  expect(await store.admin.erase([id, refused], clock.now)).toEqual({ erased: 2, beingSent: 0 });
  expect(find(refused)?.lastFailure).toBe(null);
  store.overwrite();
  expect(filesWith(dataDir, /zyzzyva/i)).toEqual([]);
});

test("erasing blanks every column that can hold a text, but for the id and the state", async () => {
  const { store, clock, accept, dataDir } = await startOutbox({ toFiles: true });
  const id = await accept({}, 1);
  const db = new DatabaseSync(join(dataDir, "inquiries.db"));
  const columns = db
    .prepare(
      "SELECT name FROM pragma_table_info('inquiry') WHERE type = 'TEXT' AND name NOT IN ('id', 'state')",
    )
    .all()
    .map(({ name }) => String(name));
  db.prepare(`UPDATE inquiry SET ${columns.map((name) => `${name} = 'zyzzyva'`).join()} WHERE id = ?`).run(
    id,
  );
  await store.admin.erase([id], clock.now);
  const row = db.prepare(`SELECT ${columns.join()} FROM inquiry WHERE id = ?`).get(id) ?? {};
  db.close();
  expect(Object.values(row).filter(Boolean)).toEqual([]);
});

test("of an erased inquiry the id and the times are kept, so that a late retry stores nothing", async () => {
  const { store, at, clock, accept, find } = await startOutbox({ toFiles: true });
  const createdAt = clock.now;
  const id = await accept({ website: "filled by autofill" }, 1);
  await at(createdAt + hourMs);
  await store.admin.erase([id], clock.now);
  const late = parseInquiry({ inquiry_id: id, name: "Asha", email: "asha@example.com" });
  expect(await store.intake.accept(late, clock.now)).toEqual({ outcome: "known", id });
  const blank = { name: "", email: "", message: "", suspicion: null };
  expect(find(id)).toMatchObject({ ...blank, id, state: "erased", createdAt, endedAt: clock.now });
});

test("a release whose Privacy page says fewer days than RETENTION_DAYS is named, and erases nothing", async () => {
  const settings = { DATA_DIR: makeFolder(), SITE_DIR: makeFixtureSite({}, 1) };
  const first = await startTestService({ settings });
  await first.post(inquiryBody({ name: "Zyzzyva" }));
  await first.waitForMails(1);
  await first.stop();
  const startAt = first.clock.now + 3 * dayMs;
  const store = openStore(settings.DATA_DIR);
  await store.admin.storeClock(startAt);
  store.close();
  const later = await startTestService({ settings, startAt });
  const { problems } = await readReady(later.address);
  expect(problems).toEqual([
    expect.stringMatching(/The Privacy page says 1 days, but RETENTION_DAYS is 400/),
  ]);
  await later.stop();
  expect(readMaildir(settings.DATA_DIR)).toHaveLength(1);
});

test("erasing happens by itself when RETENTION_DAYS are over, in the Maildir too", async () => {
  const DATA_DIR = makeFolder();
  const settings = { RETENTION_DAYS: "30", DATA_DIR, SITE_DIR: makeFixtureSite({}, 30) };
  const first = await startTestService({ settings });
  await first.post(inquiryBody({ name: "Zyzzyva" }));
  await first.waitForMails(1);
  await first.stop();
  const startAt = first.clock.now + 31 * dayMs;
  // The clock may be wrong after so long a time, so the owner confirms it.
  const unsure = await startTestService({ settings, startAt });
  await unsure.stop();
  expect(readMaildir(DATA_DIR)).toHaveLength(1);
  const store = openStore(DATA_DIR);
  await store.admin.storeClock(startAt);
  store.close();
  const confirmed = await startTestService({ settings, startAt });
  await confirmed.waitForMails(0);
  await confirmed.stop();
  expect(filesWith(DATA_DIR, /zyzzyva/i)).toEqual([]);
});

function filesWith(folder: string, words: RegExp): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => words.test(readFileSync(file, "latin1")));
}
