import { describe, expect, test } from "vitest";
import { readMaildir } from "./harness.ts";
import { dayMs, hourMs, impatient, secondMs, startOutbox } from "./outbox-harness.ts";
import type { Behaviour } from "./smtp-peer.ts";

test("a mail goes from the resort to the resort, once", async () => {
  const { accept, at, clock, peer, state } = await startOutbox();
  const id = await accept();
  await at(clock.now);
  expect(state(id)).toBe("sent");
  expect(peer.received).toMatchObject([
    { from: "stay@resort.example", to: ["stay@resort.example"], messageId: id },
  ]);
});

/** Short limits only for silent servers. */
function isSilent(behaviour: Behaviour): boolean {
  return behaviour === "silent" || behaviour === "silent after data";
}

const passing: [string, Behaviour][] = [
  ["421 at the greeting", { refuseConnection: 421 }],
  ["451 for the recipient", { refuseRecipient: 451 }],
  ["452 for the message", { refuseMessage: 452 }],
  ["454 at the login", { refuseLogin: 454 }],
  ["535 at the login", { refuseLogin: 535 }],
  ["451 after the message", { refuseMessage: 451 }],
  ["550 for the message", { refuseMessage: 550 }],
  ["554 at the greeting", { refuseConnection: 554 }],
  ["silence at the greeting", "silent"],
  ["silence after the message", "silent after data"],
  ["a lost acknowledgement", "lost acknowledgement"],
  ["garbage", "garbage"],
];

describe("the inquiry stays in the queue and is sent later after", () => {
  test.each(passing)("%s", async (_, behaviour) => {
    const { accept, at, clock, peer, state, store, deliveries } = await startOutbox(
      isSilent(behaviour) ? { limits: impatient } : {},
    );
    peer.behaviour = behaviour;
    const id = await accept();
    await at(clock.now);
    expect(state(id)).toBe("queued");
    const nextAt = store.records.find(id)?.nextAt ?? 0;
    expect(Number.isInteger(nextAt)).toBe(true);
    expect(nextAt).toBeGreaterThan(clock.now);
    peer.behaviour = "accept";
    await at(nextAt);
    expect(state(id)).toBe("sent");
    // If the server took it without an answer, a second copy with the same Message-ID is unavoidable.
    const isDouble = behaviour === "lost acknowledgement" || behaviour === "silent after data";
    expect(deliveries(id)).toBe(isDouble ? 2 : 1);
  });
});

test("answers that arrive byte by byte are understood", async () => {
  const { accept, at, clock, peer, state } = await startOutbox();
  peer.behaviour = "byte by byte";
  const id = await accept();
  await at(clock.now);
  expect([state(id), peer.received.length]).toEqual(["sent", 1]);
});

test("with a slow server every mail arrives once", async () => {
  const { accept, at, clock, peer, state } = await startOutbox();
  peer.behaviour = { acceptAfterMs: 100 };
  const ids = [
    await accept(),
    await accept(),
    await accept(),
    await accept(),
    await accept(),
    await accept(),
  ];
  await at(clock.now);
  expect(ids.map(state)).toEqual(ids.map(() => "sent"));
  expect(peer.received).toHaveLength(6);
});

test("a wrong password turns /ready red at once, and the inquiry is dead only after five days", async () => {
  const { accept, at, clock, pass, peer, state, readiness, dataDir } = await startOutbox();
  peer.behaviour = { refuseLogin: 535 };
  const id = await accept();
  await at(clock.now);
  expect(readiness()).toMatchObject({ ready: false, problems: [expect.stringContaining("SMTP_URL")] });
  await pass(4.9 * dayMs, 12 * hourMs);
  expect(state(id)).toBe("queued");
  await pass(0.3 * dayMs, 4 * hourMs);
  expect(state(id)).toBe("dead");
  expect(readiness()).toMatchObject({ ready: false, dead: 1 });
  expect(readMaildir(dataDir).map(({ name }) => name)).toEqual([expect.stringContaining(id)]);
});

test("a message is dead after at least three refusals over at least a day, and then becomes a file", async () => {
  const { accept, at, clock, pass, peer, state, store, dataDir } = await startOutbox();
  peer.behaviour = { refuseMessage: 550 };
  const id = await accept();
  await at(clock.now);
  await pass(23 * hourMs, 10 * 60 * secondMs);
  expect(state(id)).toBe("queued");
  expect(store.records.find(id)?.attempts).toBeGreaterThanOrEqual(3);
  expect(readMaildir(dataDir)).toEqual([]);
  await pass(8 * hourMs, 10 * 60 * secondMs);
  expect(state(id)).toBe("dead");
  expect(readMaildir(dataDir)).toHaveLength(1);
  expect(store.records.find(id)?.lastFailure).toMatch(/^550 /);
});

test("the owner's retry revives a dead inquiry", async () => {
  const { accept, at, clock, pass, peer, state, store } = await startOutbox();
  peer.behaviour = { refuseMessage: 550 };
  const id = await accept();
  await at(clock.now);
  await pass(30 * hourMs, hourMs);
  expect(state(id)).toBe("dead");
  await store.records.retry(id, clock.now);
  peer.behaviour = "accept";
  await at(clock.now);
  expect(state(id)).toBe("sent");
});

test("a long queue makes few tries while the server is away, and is empty 60 s after its return", async () => {
  const { accept, clock, pass, peer, outbox, store } = await startOutbox();
  peer.behaviour = { refuseConnection: 421 };
  const ids = await Promise.all(Array.from({ length: 100 }, () => accept()));
  await outbox.settle();
  await pass(10 * 60 * secondMs, 5 * secondMs);
  // One try in 24 to 30 s after several failures.
  expect(peer.connections).toBeLessThan(40);
  peer.behaviour = "accept";
  const back = clock.now;
  await pass(60 * secondMs, 5 * secondMs);
  const sent = ids.filter((id) => store.records.find(id)?.state === "sent");
  expect(sent.length).toBeGreaterThanOrEqual(95);
  expect(clock.now - back).toBeLessThanOrEqual(60 * secondMs);
});

test("one message that the server refuses does not delay the others", async () => {
  const { accept, clock, pass, peer, state, store } = await startOutbox();
  peer.behaviour = { refuseMessage: 550 };
  const bad = await accept();
  await pass(secondMs, secondMs);
  peer.behaviour = "accept";
  const good = await accept();
  await pass(secondMs, secondMs);
  expect([state(bad), state(good)]).toEqual(["queued", "sent"]);
  expect(store.records.find(bad)?.nextAt).toBeGreaterThan(clock.now);
});

test("the server's own words, which may quote the guest, are not in the log or in /ready", async () => {
  const { accept, at, clock, peer, lines, readiness } = await startOutbox();
  peer.behaviour = { refuseMessage: 550 };
  await accept();
  await at(clock.now);
  clock.now += 16 * 60 * secondMs;
  const said = lines.join() + readiness().problems.join();
  expect(said).toContain("(550)");
  expect(said).not.toContain("Programmed refusal");
});

test.each([false, true])(
  "250 followed by 451 counts as sent, and the next mail uses a new connection; commits take no time: %s",
  async (commitsAtOnce) => {
    const { peer, clock, accept, at, state, deliveries } = await startOutbox({ commitsAtOnce });
    peer.behaviour = "250 and 451";
    const both = [await accept(), await accept(), await accept(), await accept(), await accept()];
    await at(clock.now);
    expect(both.map((id) => [state(id), deliveries(id)])).toEqual(both.map(() => ["sent", 1]));
    expect(peer.connections).toBe(5);
  },
);
