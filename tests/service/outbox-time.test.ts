import { describe, expect, test } from "vitest";
import { smtpLimits } from "#service/delivery/smtp-delivery.ts";
import { createMaildirDelivery } from "#service/node/maildir-delivery.ts";
import { openStore } from "#service/node/store/open-store.ts";
import { leaseMs } from "#service/outbox/outbox.ts";
import { makeFolder, readMaildir } from "./harness.ts";
import { accept, claim, dayMs, hourMs, mailSettings, secondMs, startOutbox } from "./outbox-harness.ts";

test("the lease is longer than one delivery may take", () => {
  expect(leaseMs).toBeGreaterThan(smtpLimits.sendMs);
});

describe("after a process died with a claim", () => {
  test("nothing is delivered twice while the lease runs, and it is due when the lease ends", async () => {
    const store = openStore(makeFolder());
    const id = await accept(store, 0);
    expect((await claim(store, 0)).map((row) => row.id)).toEqual([id]);
    expect(await claim(store, leaseMs - 1)).toEqual([]);
    expect((await claim(store, leaseMs)).map((row) => row.attempts)).toEqual([2]);
    store.close();
  });

  test("the next start makes it due at once", async () => {
    const dataDir = makeFolder();
    const first = openStore(dataDir);
    await accept(first, 0);
    await claim(first, 0);
    first.close();
    const second = openStore(dataDir);
    await second.outbox.resume(1);
    expect(await claim(second, 1)).toHaveLength(1);
    second.close();
  });
});

describe("when the clock is set", () => {
  test("a day forward and back, what was postponed meanwhile is sent at once", async () => {
    const { accept, at, clock, peer, state } = await startOutbox();
    const noon = clock.now;
    peer.behaviour = { refuseConnection: 421 };
    const id = await accept();
    await at(noon + dayMs);
    expect(state(id)).toBe("queued");
    peer.behaviour = "accept";
    await at(noon + secondMs);
    expect(state(id)).toBe("sent");
  });

  test("a day forward, nothing is dead", async () => {
    const { accept, at, clock, peer, state } = await startOutbox();
    peer.behaviour = { refuseMessage: 550 };
    const id = await accept();
    await at(clock.now);
    await at(clock.now + dayMs);
    expect(state(id)).toBe("queued");
  });

  test("a day back, the hourly limit does not block until tomorrow", async () => {
    const { accept, at, clock, state } = await startOutbox({ mailPerHour: 1 });
    const noon = clock.now;
    await accept();
    await at(noon + dayMs);
    const id = await accept();
    await at(noon);
    expect(state(id)).toBe("sent");
  });
});

describe("MAIL_PER_HOUR", () => {
  test("postpones the rest, also after a restart", async () => {
    const dataDir = makeFolder();
    const first = await startOutbox({ mailPerHour: 3, dataDir });
    const ids = await Promise.all(Array.from({ length: 5 }, () => first.accept()));
    await first.at(first.clock.now);
    expect(first.peer.received).toHaveLength(3);
    await first.stop();
    const second = await startOutbox({ mailPerHour: 3, dataDir });
    await second.at(second.clock.now + hourMs - 1);
    expect(second.peer.received).toHaveLength(0);
    expect(second.readiness().problems.join()).toContain("MAIL_PER_HOUR");
    await second.at(second.clock.now + 1);
    expect(ids.map(second.state)).toEqual(ids.map(() => "sent"));
  });

  test("does not slow down files", async () => {
    const dataDir = makeFolder();
    const delivery = createMaildirDelivery(`${dataDir}/Maildir`, mailSettings);
    const { accept, at, clock } = await startOutbox({ mailPerHour: 1, dataDir, delivery });
    await Promise.all(Array.from({ length: 5 }, () => accept()));
    await at(clock.now);
    expect(readMaildir(dataDir)).toHaveLength(5);
  });
});

test("held inquiries are sent later, with at most a quarter of the hour's mails", async () => {
  const { accept, at, clock, pass, peer, state } = await startOutbox({ mailPerHour: 8 });
  for (let count = 0; count < 6; count += 1) await accept({ website: "spam" });
  await at(clock.now);
  expect(peer.received).toHaveLength(0);
  await pass(20 * 60 * secondMs, secondMs);
  expect(peer.received).toHaveLength(2);
  const guest = await accept();
  await at(clock.now);
  expect(state(guest)).toBe("sent");
  await pass(3 * hourMs, 60 * secondMs);
  expect(peer.received).toHaveLength(7);
});

test("an inquiry that is erased while it waits is never sent", async () => {
  const { accept, at, clock, peer, store, state } = await startOutbox();
  const id = await accept();
  await store.records.erase(id, clock.now);
  await at(clock.now);
  expect([peer.received.length, state(id)]).toEqual([0, "erased"]);
});

test("what waited for days is not dead after its first failure", async () => {
  const { accept, at, clock, pass, peer, state } = await startOutbox();
  const id = await accept();
  peer.behaviour = { refuseRecipient: 451 };
  await at(clock.now + 6 * dayMs);
  expect(state(id)).toBe("queued");
  await pass(4.9 * dayMs, hourMs);
  expect(state(id)).toBe("queued");
  await pass(0.2 * dayMs, hourMs);
  expect(state(id)).toBe("dead");
});

test("a machine that slept between the claim and the sending sends once, under a new lease", async () => {
  const { accept, at, clock, peer, lines, store, state } = await startOutbox();
  const id = await accept();
  const { claim } = store.outbox;
  store.outbox.claim = async (...given) => {
    const claimed = await claim.apply(store.outbox, given);
    if (claimed.length > 0) clock.now += 2 * leaseMs;
    store.outbox.claim = claim;
    return claimed;
  };
  await at(clock.now);
  expect(lines.join()).toContain("lease ended before sending");
  expect([peer.received.length, state(id)]).toEqual([1, "sent"]);
});
