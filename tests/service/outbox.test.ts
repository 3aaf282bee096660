import { rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { smtpLimits } from "#service/delivery/smtp-delivery.ts";
import { openDatabase } from "#service/node/store/database-file.ts";
import { leaseMs } from "#service/outbox/outbox.ts";
import { eventually, makeFolder, readMaildir } from "./harness.ts";
import { dayMs, hourMs, minuteMs, startOutbox } from "./outbox-harness.ts";
import type { Behaviour } from "./smtp-peer.ts";

/** For peers that are silent on purpose. Others have the real limits, because the machine may be busy. */
const impatient = { greetingMs: 4_000, silenceMs: 4_000, sendMs: 8_000 };

/** What the mail server does with a first try; a second copy with the same Message-ID may be unavoidable. */
test.each<[string, Behaviour, copies?: number]>([
  ["554 at the greeting", { refuseConnection: 554 }],
  ["454 at the login", { refuseLogin: 454 }],
  ["451 for the recipient", { refuseRecipient: 451 }],
  ["452 for the message", { refuseMessage: 452 }],
  ["silence at the greeting", "silent"],
  ["silence after the message", "silent after data", 2],
  ["garbage", "garbage"],
])("after %s the inquiry waits, and the next try sends it", async (_, behaviour, copies = 1) => {
  const isSilent = typeof behaviour === "string" && behaviour.startsWith("silent");
  const outbox = await startOutbox({ behaviour, ...(isSilent && { limits: impatient }) });
  const { send, at, clock, peer, state, find, deliveries } = outbox;
  const id = await send();
  expect(state(id)).toBe("queued");
  const nextAt = find(id)?.nextAt ?? 0;
  expect(nextAt).toBeGreaterThan(clock.now);
  peer.behaviour = "accept";
  await at(nextAt);
  expect([state(id), deliveries(id)]).toEqual(["sent", copies]);
});

test.each<[Behaviour, waitMs?: number]>([
  ["accept"],
  [{ acceptAfterMs: 100 }],
  // A mail that was given to the connection by then is sent at its next try.
  ["250 and 451", hourMs],
])("with %j five mails arrive once, from the resort to the resort", async (behaviour, waitMs = 0) => {
  const { accept, at, clock, pass, peer, state, deliveries } = await startOutbox({ behaviour });
  const ids = await Promise.all(Array.from({ length: 5 }, () => accept()));
  await at(clock.now);
  await pass(waitMs, minuteMs);
  expect(ids.map((id) => [state(id), deliveries(id)])).toEqual(ids.map(() => ["sent", 1]));
  const resort = "stay@resort.example";
  expect(peer.received).toMatchObject(ids.map(() => ({ from: resort, to: [resort] })));
});

test("a wrong password turns /ready red at once, and makes a dead letter and a file after five days", async () => {
  const behaviour = { refuseLogin: 535 };
  const { accept, at, clock, pass, state, readiness, dataDir } = await startOutbox({ behaviour });
  const id = await accept();
  // Five days from the first failure, not from the guest's writing.
  await at(clock.now + 6 * dayMs);
  expect(readiness()).toMatchObject({
    ready: false,
    problems: [expect.stringContaining("SMTP_URL"), expect.anything()],
  });
  await pass(4.9 * dayMs, 12 * hourMs);
  expect(state(id)).toBe("queued");
  await pass(0.3 * dayMs, 4 * hourMs);
  expect(state(id)).toBe("dead");
  expect(readiness()).toMatchObject({ ready: false, deadLetters: 1 });
  expect(readMaildir(dataDir).map(({ name }) => name)).toEqual([expect.stringContaining(id)]);
});

test("a first refusal makes the next try wait for an hour, whatever failed before", async () => {
  const { accept, at, clock, peer, find } = await startOutbox();
  const id = await accept();
  for (const code of [421, 421, 550]) {
    peer.behaviour = code === 421 ? { refuseConnection: code } : { refuseMessage: code };
    await at(find(id)?.nextAt ?? 0);
  }
  const waitMs = (find(id)?.nextAt ?? 0) - clock.now;
  expect([waitMs >= hourMs, waitMs <= 1.1 * hourMs]).toEqual([true, true]);
});

test("what is quarantined stays so over a restart", async () => {
  const dataDir = makeFolder();
  const first = await startOutbox({ dataDir });
  const id = await first.accept({ website: "filled by autofill" });
  await first.stop();
  const second = await startOutbox({ dataDir });
  await second.at(second.clock.now + 14 * minuteMs);
  expect([second.state(id), second.peer.received.length]).toEqual(["quarantined", 0]);
  await second.at(second.clock.now + minuteMs);
  expect(second.state(id)).toBe("sent");
});

test("a refused message is a dead letter and a file after three refusals over a day, and can be tried again", async () => {
  const outbox = await startOutbox({ behaviour: { refuseMessage: 550 } });
  const { send, at, clock, pass, peer, state, find, store, dataDir, lines, readiness } = outbox;
  const id = await send();
  // A day at once, because the clock was set: that is no third refusal.
  await at(clock.now + dayMs);
  expect(state(id)).toBe("queued");
  await pass(11 * hourMs, 10 * minuteMs);
  expect([state(id), readMaildir(dataDir)]).toEqual(["queued", []]);
  await pass(4 * hourMs, 10 * minuteMs);
  expect([state(id), readMaildir(dataDir).length]).toEqual(["dead", 1]);
  expect(find(id)?.lastFailure).toMatch(/^550 /);
  // The server's own words may quote the guest.
  expect(lines.join() + readiness().problems.join()).not.toContain("Programmed refusal");
  await store.admin.retry(id, clock.now);
  peer.behaviour = "accept";
  await at(clock.now);
  expect(state(id)).toBe("sent");
});

test.each<[Behaviour, days: number, stepMs: number]>([
  [{ refuseLogin: 535 }, 5, 12 * hourMs],
  [{ refuseMessage: 550 }, 1, hourMs],
])("after %j for %i days a retry has as long again", async (behaviour, days, stepMs) => {
  const { send, pass, clock, state, store } = await startOutbox({ behaviour });
  const id = await send();
  await pass((days + 0.5) * dayMs, stepMs);
  expect(state(id)).toBe("dead");
  await store.admin.retry(id, clock.now);
  await pass((days - 0.1) * dayMs, stepMs);
  expect(state(id)).toBe("queued");
});

test("a long queue makes few tries while the server is away, and is empty 60 s after its return", async () => {
  const behaviour = { refuseConnection: 421 };
  const { accept, pass, peer, outbox, state } = await startOutbox({ behaviour });
  const ids = await Promise.all(Array.from({ length: 100 }, () => accept()));
  await outbox.settle();
  await pass(10 * minuteMs, 5000);
  // One try in 24 to 30 s after several failures.
  expect(peer.connections).toBeLessThan(40);
  peer.behaviour = "accept";
  await pass(minuteMs, 5000);
  expect(ids.filter((id) => state(id) === "sent").length).toBeGreaterThanOrEqual(95);
});

test("an inquiry that is erased while it waits is never sent", async () => {
  const { accept, at, clock, peer, store, state } = await startOutbox();
  const id = await accept();
  await store.admin.erase([id], clock.now);
  await at(clock.now);
  expect([peer.received.length, state(id)]).toEqual([0, "erased"]);
});

describe("a lease", () => {
  test("is longer than one delivery, which ends after its limit however slow the server is", async () => {
    expect(leaseMs).toBeGreaterThan(smtpLimits.sendMs);
    const limits = { ...smtpLimits, sendMs: 500 };
    const { state, send } = await startOutbox({ limits, behaviour: { acceptAfterMs: 3000 } });
    const id = await send();
    expect(state(id)).toBe("queued");
  });

  test("keeps an inquiry of a process that died until its end, or until the next start", async () => {
    const { accept, store, clock } = await startOutbox();
    await accept();
    const claim = (after: number) => {
      const now = clock.now + after;
      return store.delivery.claim(now, now + leaseMs, 10, Infinity);
    };
    expect(await claim(0)).toHaveLength(1);
    expect(await claim(leaseMs - 1)).toEqual([]);
    expect((await claim(leaseMs)).map((row) => row.attempts)).toEqual([2]);
    await store.delivery.endLeases(clock.now + leaseMs + 1);
    expect(await claim(leaseMs + 1)).toHaveLength(1);
  });

  test("that ends while the machine sleeps causes no second mail", async () => {
    const behaviour = { acceptAfterMs: 300 };
    const { accept, at, clock, peer, outbox, state } = await startOutbox({ behaviour });
    const id = await accept();
    const sending = at(clock.now);
    peer.onMessage = () => {
      clock.now += 2 * leaseMs;
      void outbox.pump();
    };
    await sending;
    expect([peer.received.length, state(id)]).toEqual([1, "sent"]);
  });
});

describe("when the clock is set back by a day", () => {
  test("what was postponed meanwhile is sent at once", async () => {
    const { accept, at, clock, peer, state } = await startOutbox();
    const noon = clock.now;
    // No mail goes to this server for some seconds, which are now a day away.
    peer.behaviour = { refuseLogin: 535 };
    const id = await accept();
    await at(noon + dayMs);
    peer.behaviour = "accept";
    await at(noon + 1000);
    expect(state(id)).toBe("sent");
  });

  test("the hourly limit does not block until tomorrow", async () => {
    const { accept, at, clock, state, readiness } = await startOutbox({ mailPerHour: 1 });
    const noon = clock.now;
    await accept();
    await at(noon + dayMs);
    // Nobody waits.
    expect(readiness().problems.join()).not.toContain("MAIL_PER_HOUR");
    const id = await accept();
    await at(noon);
    expect(state(id)).toBe("sent");
  });
});

test("the wait that /ready reports is right after the clock went back", async () => {
  const { accept, at, clock, pass, readiness, peer } = await startOutbox();
  const noon = clock.now;
  peer.behaviour = { refuseMessage: 451 };
  await accept();
  const waits = () => Number(/waiting for (-?\d+) minutes/.exec(readiness().problems.join())?.[1] ?? 0);
  // The clock is 26 hours ahead for a while, and somebody writes in it.
  await at(noon + 26 * hourMs);
  await accept();
  await at(noon + minuteMs);
  expect(waits()).toBe(0);
  await pass(29 * minuteMs, minuteMs);
  expect(waits()).toBe(30);
  // The first one arrives, and the second one has waited since the clock was right.
  await at(noon - 26 * hourMs);
  expect(waits()).toBe(0);
  await pass(40 * minuteMs, minuteMs);
  expect(waits()).toBe(40);
});

test("a pump that fails turns /ready red at once, and is in the log once a minute", async () => {
  const { at, clock, lines, readiness, store } = await startOutbox();
  const noon = clock.now;
  const claim = vi
    .spyOn(store.delivery, "claim")
    .mockRejectedValue(Object.assign(new Error(), { code: "ENEW" }));
  await at(noon);
  expect(readiness()).toMatchObject({ ready: false, problems: [expect.stringContaining("ENEW")] });
  for (let seconds = 1; seconds <= 150; seconds += 1) await at(noon + seconds * 1000);
  expect(lines.filter((line) => line.includes("ENEW"))).toHaveLength(3);
  claim.mockRestore();
  await at(noon + 151_000);
  expect(readiness().ready).toBe(true);
});

describe("MAIL_PER_HOUR", () => {
  test("of four leaves some for others, however many one client has waiting", async () => {
    const { accept, at, clock, peer, state } = await startOutbox({ mailPerHour: 4 });
    for (let count = 0; count < 5; count += 1) await accept({}, 1);
    await at(clock.now);
    expect(peer.received.length).toBeLessThanOrEqual(2);
    const guest = await accept({}, 2);
    await at(clock.now);
    expect(state(guest)).toBe("sent");
  });

  test("of eight leaves some for a client's neighbour, too, when possible spam has had its quarter", async () => {
    const { accept, at, pass, clock, peer, state } = await startOutbox({ mailPerHour: 8 });
    for (let client = 0; client < 2; client += 1) await accept({ website: "spam" }, client);
    await pass(15 * minuteMs, minuteMs);
    expect(peer.received).toHaveLength(2);
    for (let count = 0; count < 5; count += 1) await accept({}, 10);
    await at(clock.now);
    const neighbour = await accept({}, { client: "neighbour", network: "10" });
    await at(clock.now);
    expect(state(neighbour)).toBe("sent");
  });

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

  test("does not slow down files, quarantined ones neither", async () => {
    const { accept, at, clock, dataDir } = await startOutbox({ mailPerHour: 1, toFiles: true });
    for (let count = 0; count < 5; count += 1) await accept(count < 3 ? {} : { website: "spam" });
    await at(clock.now + 15 * minuteMs);
    const files = readMaildir(dataDir);
    expect(files).toHaveLength(5);
    for (const { name } of files)
      expect(statSync(join(dataDir, "Maildir/new", name)).mode & 0o777).toBe(0o600);
  });

  test.each([1, 4, 12])(
    "beside %i clients that flood, every other client gets a mail within the hour",
    async (floods) => {
      const { accept, pass, clock, state, peer } = await startOutbox({ mailPerHour: 60 });
      for (let client = 1; client <= floods; client += 1)
        for (let count = 0; count < 70; count += 1) await accept({}, client);
      for (let quarter = 0; quarter < 8; quarter += 1) {
        await pass(15 * minuteMs, minuteMs);
        const guest = await accept({}, 1000 + quarter);
        await pass(2 * minuteMs, minuteMs);
        expect([clock.now, state(guest)]).toEqual([clock.now, "sent"]);
      }
      expect(peer.counts.size).toBeGreaterThan(30);
    },
  );

  test("keeps a quarter for networks that had no mail in the hour, and lets a /48 have the mails of two clients", async () => {
    const { accept, pass, state, peer, clock } = await startOutbox({ mailPerHour: 60 });
    for (let client = 0; client < 200; client += 1)
      await accept({}, { client: `flood ${client}`, network: "flood" });
    for (let client = 0; client < 10; client += 1) {
      for (let count = 0; count < 20; count += 1) await accept({}, client);
    }
    await pass(50 * minuteMs, minuteMs);
    const mailed = peer.received.length;
    expect(mailed).toBeLessThanOrEqual(45 + 10);
    const guests = [];
    for (let guest = 0; guest < 60 - mailed; guest += 1) guests.push(await accept({}, 100 + guest));
    await pass(minuteMs, minuteMs);
    expect(guests.map(state)).toEqual(guests.map(() => "sent"));
    expect([clock.now, peer.received.length]).toEqual([clock.now, 60]);
  });

  test("gives at most a quarter to quarantined ones, however many clients they are from", async () => {
    const { accept, pass, peer, readiness } = await startOutbox({ mailPerHour: 60 });
    for (let client = 0; client < 100; client += 1) await accept({ website: "spam" }, client);
    await pass(74 * minuteMs, minuteMs);
    expect(peer.received).toHaveLength(15);
    expect(readiness()).toMatchObject({
      ready: false,
      waiting: 0,
      problems: [expect.stringContaining("MAIL_PER_HOUR")],
    });
  });

  test.each([1, 3, 4, 10])("holds both shares when %i are claimed at a time", async (count) => {
    const { accept, store, clock } = await startOutbox();
    const claimAll = async () => {
      let claimed = 0;
      for (let more = 1; more > 0; claimed += more)
        more = (await store.delivery.claim(clock.now, clock.now + hourMs, count, 60)).length;
      return claimed;
    };
    for (let client = 0; client < 29; client += 1) await accept({}, client);
    expect(await claimAll()).toBe(29);
    for (let client = 0; client < 40; client += 1) await accept({ website: "spam" }, 100 + client);
    clock.now += 15 * minuteMs;
    expect(await claimAll()).toBe(15);
    // Neighbours of those who had a mail: one more, then only the quarter for other networks is left.
    for (let client = 0; client < 29; client += 1)
      await accept({}, { client: `neighbour ${client}`, network: `${client}` });
    expect(await claimAll()).toBe(1);
    for (let client = 0; client < 40; client += 1) await accept({}, 200 + client);
    expect(await claimAll()).toBe(15);
  });

  test("sends the first quarantined one of every client before a second", async () => {
    const { accept, pass, state, peer } = await startOutbox({ mailPerHour: 60 });
    for (let count = 0; count < 200; count += 1) await accept({ website: "spam" }, 1);
    await pass(14 * minuteMs, minuteMs);
    const guest = await accept({ website: "filled by autofill" }, 2);
    expect(peer.received).toHaveLength(0);
    await pass(59 * minuteMs, minuteMs);
    expect(state(guest)).toBe("sent");
  });
});

test("guests of other networks go before a /48 of many clients, where each client's first inquiry goes before a second", async () => {
  const { accept, store, clock } = await startOutbox();
  const inCarrier = (client: string) => accept({}, { client, network: "carrier" });
  const flood = [await inCarrier("1"), await inCarrier("1"), await inCarrier("1")];
  const neighbours = [await inCarrier("2"), await inCarrier("3")];
  const guest = await accept({}, 77);
  const order: (string | undefined)[] = [];
  for (let count = 0; count < 6; count += 1) {
    clock.now += 1;
    const [inquiry] = await store.delivery.claim(clock.now, clock.now + leaseMs, 1, Infinity);
    order.push(inquiry?.id);
  }
  expect(order).toEqual([flood[0], guest, flood[1], neighbours[0], flood[2], neighbours[1]]);
});

test("delivered inquiries do not lower a client's priority: its next one goes before another client's second", async () => {
  const { accept, at, store, clock } = await startOutbox();
  for (let count = 0; count < 3; count += 1) await accept({}, 1);
  await at(clock.now);
  const other = [await accept({}, 2), await accept({}, 2)];
  clock.now += 1;
  const returning = await accept({}, 1);
  const order: (string | undefined)[] = [];
  for (let count = 0; count < 3; count += 1) {
    clock.now += 1;
    const [inquiry] = await store.delivery.claim(clock.now, clock.now + leaseMs, 1, Infinity);
    order.push(inquiry?.id);
  }
  expect(order).toEqual([other[0], returning, other[1]]);
});

test("what is being sent right now is not queued again, or it would arrive twice", async () => {
  const { accept, outbox, peer, clock, state, store, deliveries } = await startOutbox({
    behaviour: { acceptAfterMs: 300 },
  });
  const id = await accept();
  const sending = outbox.settle();
  await eventually(() => peer.received.length === 1);
  expect(await store.admin.retry(id, clock.now)).toBe(false);
  await sending;
  expect([state(id), deliveries(id)]).toEqual(["sent", 1]);
});

test("a dead letter that cannot become a file stays in the queue until it can", async () => {
  const { send, at, clock, pass, state, dataDir, lines } = await startOutbox({
    behaviour: { refuseMessage: 550 },
  });
  const maildir = join(dataDir, "Maildir");
  writeFileSync(maildir, "no folder");
  const id = await send();
  await pass(30 * hourMs, hourMs);
  expect(lines.join()).toContain("dead letter not written");
  expect(state(id)).toBe("queued");
  rmSync(maildir);
  await at(clock.now + 14 * hourMs);
  expect([state(id), readMaildir(dataDir).length]).toEqual(["dead", 1]);
});

test("an inquiry's client is forgotten an hour after its delivery", async () => {
  const { accept, at, clock, peer, dataDir, store } = await startOutbox();
  const waiting = await accept({}, 1);
  peer.behaviour = { refuseMessage: 550 };
  await at(clock.now);
  await accept({}, 2);
  peer.behaviour = "accept";
  await at(clock.now);
  const db = openDatabase(dataDir);
  const clients = db.prepare("SELECT client FROM inquiry ORDER BY state");
  await store.delivery.forgetClients(clock.now + hourMs / 2);
  expect(clients.all()).toEqual([{ client: "1" }, { client: "2" }]);
  await store.delivery.forgetClients(clock.now + hourMs + 1);
  expect(clients.all()).toEqual([{ client: "1" }, { client: null }]);
  // Nobody needs it for a dead letter.
  await store.delivery.markDeadLetter(waiting, "550", clock.now);
  expect(db.prepare("SELECT DISTINCT client, network FROM inquiry").all()).toEqual([
    { client: null, network: null },
  ]);
  db.close();
});
