import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createMaildirDelivery } from "#service/node/maildir-delivery.ts";
import { openDatabase } from "#service/node/store/open-database.ts";
import { eventually, inquiryBody, makeFolder, readMaildir, startTestService } from "./harness.ts";
import { claim, hourMs, mailSettings, secondMs, startOutbox } from "./outbox-harness.ts";
import { startSmtpPeer } from "./smtp-peer.ts";

const minuteMs = 60 * secondMs;

test("while one address floods for two hours, another guest's inquiry is mailed within two minutes", async () => {
  const peer = await startSmtpPeer();
  onTestFinished(() => peer.close());
  const settings = { SMTP_URL: peer.url, TRUST_PROXY_HOPS: "1" };
  const { post, clock } = await startTestService({ settings });
  for (let tenMinutes = 0; tenMinutes < 12; tenMinutes += 1) {
    for (let count = 0; count < 20; count += 1)
      await post(inquiryBody(), { "x-forwarded-for": "192.0.2.66" });
    clock.now += 10 * minuteMs;
  }
  const body = inquiryBody();
  await post(body, { "x-forwarded-for": "192.0.2.1" });
  clock.now += 2 * minuteMs;
  await eventually(() => peer.counts.has(body.template_params.inquiry_id));
});

test.each([1, 4, 12])("%i flooding clients leave a mail for every new client in any hour", async (floods) => {
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
});

test("a client's second inquiry is mailed after every other client's first", async () => {
  const { accept, store, clock } = await startOutbox();
  const [first, second] = [await accept({}, 1), await accept({}, 1)];
  clock.now += 1;
  const other = await accept({}, 2);
  const next = () => claim(store, clock.now, clock.now + hourMs, 1);
  const order = [await next(), await next(), await next()].map(([row]) => row?.id);
  expect(order).toEqual([first, other, second]);
});

test("an inquiry's client is forgotten an hour after its delivery", async () => {
  const { accept, at, clock, peer, dataDir, store } = await startOutbox();
  await accept({}, 1);
  peer.behaviour = { refuseMessage: 550 };
  await at(clock.now);
  await accept({}, 2);
  peer.behaviour = "accept";
  await at(clock.now);
  const sentAt = clock.now;
  for (const late of [hourMs / 2, hourMs + 1]) await store.outbox.forgetClients(sentAt + late);
  const db = openDatabase(dataDir);
  const clients = db.prepare("SELECT state, client FROM inquiry ORDER BY state").all();
  db.close();
  expect(clients).toEqual([
    { state: "queued", client: "1" },
    { state: "sent", client: null },
  ]);
});

test("a guest whom autofill trapped is mailed within an hour, whatever one machine sends", async () => {
  const { accept, pass, state, peer } = await startOutbox({ mailPerHour: 60 });
  for (let count = 0; count < 200; count += 1) await accept({ website: "spam" }, 1);
  await pass(10 * minuteMs, minuteMs);
  const guest = await accept({ website: "filled by autofill" }, 2);
  await pass(hourMs - minuteMs, minuteMs);
  expect(state(guest)).toBe("sent");
  expect(peer.received.length).toBeLessThanOrEqual(15 + 1);
});

test("held inquiries that cannot be mailed turn /ready red", async () => {
  const { accept, pass, readiness } = await startOutbox({ mailPerHour: 4 });
  for (let count = 0; count < 5; count += 1) await accept({ website: "spam" });
  await pass(30 * minuteMs, minuteMs);
  expect(readiness()).toMatchObject({ ready: true, held: 4, waiting: 0, oldestWaitingSeconds: 15 * 60 });
  await pass(minuteMs, minuteMs);
  expect(readiness()).toMatchObject({
    ready: false,
    held: 4,
    problems: [expect.stringContaining("MAIL_PER_HOUR")],
  });
});

test("files do not count, held ones neither", async () => {
  const dataDir = makeFolder();
  const delivery = createMaildirDelivery(join(dataDir, "Maildir"), mailSettings);
  const { accept, at, clock } = await startOutbox({ mailPerHour: 1, dataDir, delivery });
  for (let count = 0; count < 5; count += 1) await accept({ website: "spam" });
  await at(clock.now + 16 * minuteMs);
  expect(readMaildir(dataDir)).toHaveLength(5);
});
