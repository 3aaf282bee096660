import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Log } from "#service/domain/log.ts";
import { eraseMailFiles } from "#service/node/maildir-delivery.ts";
import { checkClock, eraseExpired } from "#service/store/retention.ts";
import { dayMs, hourMs, startOutbox } from "./outbox-harness.ts";

async function startRetention() {
  const outbox = await startOutbox();
  const { store, clock, lines, dataDir } = outbox;
  const log: Log = (event, facts) => lines.push(`${event} ${JSON.stringify(facts)}`);
  const eraseFiles = (ids: string[]) => eraseMailFiles(join(dataDir, "Maildir"), ids);
  const erase = async () => {
    if (await checkClock(store.upkeep, clock.now, log))
      await eraseExpired(store.records, eraseFiles, 30, clock.now, log);
  };
  /** Lets days pass in steps, because the service checks the clock regularly. */
  const live = async (days: number) => {
    for (let hours = 0; hours < days * 24; hours += 12) {
      clock.now += 12 * hourMs;
      await erase();
    }
  };
  return { ...outbox, erase, live };
}

test("delivered inquiries are erased when their days are over, unread ones are not", async () => {
  const { accept, at, clock, pass, peer, state, live, erase } = await startRetention();
  await erase();
  const sent = await accept();
  await at(clock.now);
  peer.behaviour = { refuseMessage: 550 };
  const dead = await accept();
  for (const halfADay of [0.5, 0.5, 0.5]) {
    await pass(halfADay * dayMs, hourMs);
    await erase();
  }
  const held = await accept({ website: "filled by autofill" });
  await live(0.5);
  expect([sent, held, dead].map(state)).toEqual(["sent", "held", "dead"]);
  await live(60);
  expect([sent, held, dead].map(state)).toEqual(["erased", "held", "dead"]);
});

describe("a clock that jumped more than a day", () => {
  test.each([500, -500])("by %i days erases nothing and says so until it is confirmed", async (days) => {
    const { accept, at, clock, state, store, erase, readiness, lines } = await startRetention();
    const noon = clock.now;
    await erase();
    const id = await accept();
    await at(noon);
    clock.now = noon + days * dayMs;
    await erase();
    expect(state(id)).toBe("sent");
    expect(readiness()).toMatchObject({ ready: false, problems: [expect.stringContaining("confirm-clock")] });
    expect(lines.join()).toContain("retention suspended");
    await store.upkeep.storeClock(clock.now);
    await erase();
    expect(state(id)).toBe(days > 0 ? "erased" : "sent");
    expect(readiness().ready).toBe(true);
  });

  test("and came back is trusted again by itself", async () => {
    const { clock, erase, readiness } = await startRetention();
    await erase();
    clock.now += 2 * dayMs;
    await erase();
    expect(readiness().ready).toBe(false);
    clock.now -= 2 * dayMs;
    await erase();
    expect(readiness().ready).toBe(true);
  });
});

test("a thousand old inquiries are erased in small commits, and the log is emptied once", async () => {
  const { store, clock, erase } = await startRetention();
  await erase();
  const words = {
    name: "Asha",
    email: "asha@example.com",
    message: "",
    suspicion: undefined,
    about: undefined,
  };
  const accepted = Array.from({ length: 1000 }, () =>
    store.inquiries.accept({ ...words, id: crypto.randomUUID() }, 0),
  );
  for (const { id } of await Promise.all(accepted)) void store.outbox.markSent(id, 0);
  let [batches, emptied] = [0, 0];
  const { eraseAll, overwrite } = store.records;
  store.records.eraseAll = (ids, now) => {
    expect(ids.length).toBeLessThanOrEqual(50);
    batches += 1;
    return eraseAll.call(store.records, ids, now);
  };
  store.records.overwrite = () => {
    emptied += 1;
    overwrite.call(store.records);
  };
  clock.now += 12 * hourMs;
  await erase();
  expect([batches, emptied]).toEqual([20, 1]);
  expect(store.records.list("erased")).toHaveLength(1000);
});
