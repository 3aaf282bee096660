import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { describe, expect, inject, onTestFinished, test } from "vitest";
import { findFreePort } from "../addresses.ts";
import {
  eventually,
  makeFixtureSite,
  makeFolder,
  postInquiry,
  readReady,
  runInquiries,
  startPeer,
} from "../service/harness.ts";
import { earlierId, platformMail, startEdgeService } from "./edge-service.ts";
import { ownerToken, spawnWorkerd } from "./spawn-workerd.ts";

const start = (
  settings: Record<string, string> = {},
  site = makeFixtureSite(),
  usedBy?: "earlier version" | "newer version",
) => startEdgeService(site, settings, Date.UTC(2026, 10, 20, 12), usedBy);

/** Nothing listens there. An open connection would delay the object's eviction. */
const nobody = { SMTP_URL: "smtp://127.0.0.1:9" };
const hourMs = 3600_000;

describe("an eviction between two submissions", () => {
  test("keeps the limits of each client and of all", async () => {
    const { address, evict } = await start({ ...nobody, RATE_PER_IP: "2" });
    const global = await start({ ...nobody, RATE_GLOBAL: "1" });
    for (const at of [address, global.address]) expect((await postInquiry(at)).status).toBe(200);
    await evict();
    await global.evict();
    expect((await postInquiry(global.address)).status).toBe(429);
    expect((await postInquiry(address)).status).toBe(200);
    await evict();
    expect((await postInquiry(address)).status).toBe(429);
  });

  test("keeps the mail server's health", async () => {
    const { address, evict, peer } = await start();
    if (peer) peer.behaviour = { refuseLogin: 535 };
    await postInquiry(address);
    await eventually(async () => (await readReady(address)).ready === false);
    await evict();
    expect((await readReady(address)).problems.join()).toContain("SMTP_URL");
  });
});

test("waking the object does not bring retries forward", async () => {
  const { address, evict, clock, lines } = await start(nobody);
  const tries = () => lines.filter((line) => line.startsWith("postponed")).length;
  await postInquiry(address);
  await eventually(() => tries() === 1);
  for (let wakes = 0; wakes < 5; wakes += 1) {
    await evict();
    await readReady(address);
  }
  clock.now += 3000;
  await eventually(() => tries() > 1);
  expect(tries()).toBe(2);
});

test("a sender's names are forgotten an hour after the delivery", async () => {
  const { address, clock, lines } = await start({ OWNER_TOKEN: ownerToken });
  await postInquiry(address);
  await eventually(() => lines.some((line) => line.startsWith("delivered")));
  const list = () => runInquiries(["--site", address, "list"], { OWNER_TOKEN: ownerToken });
  expect(await list()).toMatch(/client \w{8}/);
  clock.now += hourMs + 1000;
  await eventually(async () => !(await list()).includes("client"));
});

test("the cron erases by age", async () => {
  const { address, clock, lines } = await start({ RETENTION_DAYS: "30" });
  const hasLine = (beginning: string) => lines.some((line) => line.startsWith(beginning));
  await postInquiry(address);
  await eventually(() => hasLine("delivered"));
  clock.now += 30 * 24 * hourMs - 1000;
  await readReady(address);
  expect(hasLine("erased")).toBe(false);
  clock.now += 2000;
  await eventually(() => hasLine("erased"));
});

test("while nothing is due the alarm goes on, without any request", async () => {
  const peer = await startPeer({ behaviour: { refuseLogin: 535 } });
  const workerd = spawnWorkerd(inject("bundles").site, { SMTP_URL: peer.url }, makeFolder());
  onTestFinished(() => workerd.end("SIGKILL"));
  const address = await workerd.address();
  const { id } = await postInquiry(address);
  await eventually(async () => (await readReady(address)).ready === false);
  // The next try comes later than the next alarm, which finds nothing to do.
  peer.behaviour = "accept";
  await eventually(() => peer.counts.get(id) === 1);
});

test("the alarm is not moved with each inquiry, because each change is a paid write", async () => {
  const { address, lines } = await start(nobody);
  for (let count = 0; count < 15; count += 1) await postInquiry(address);
  const changes = lines.filter((line) => line === "alarm set").length;
  expect(changes).toBeGreaterThan(0);
  // It goes off every three seconds.
  expect(changes).toBeLessThan(10);
});

test("an object that an earlier version has used is upgraded, and delivers what waits", async () => {
  const { address, peer } = await start({}, makeFixtureSite(), "earlier version");
  const { id, text } = await postInquiry(address);
  expect(text).toBe("OK");
  for (const waiting of [earlierId, id]) await eventually(() => peer?.counts.get(waiting) === 1);
});

test("an object that a newer version has used takes no inquiry and says why; pages stay up", async () => {
  const { address, lines } = await start({}, makeFixtureSite(), "newer version");
  expect((await postInquiry(address)).status).toBe(503);
  expect((await fetch(address)).status).toBe(200);
  expect((await fetch(`${address}/ready`)).status).toBe(503);
  expect(lines.join()).toMatch(/newer version of this service .*start that version/);
});

async function platformMailWith(words: string) {
  const raw = await eventually(() =>
    readdirSync(platformMail, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".eml"))
      .map((file) => readFileSync(join(platformMail, file), "utf8"))
      .find((text) => text.includes(words)),
  );
  return PostalMime.parse(raw);
}

test("the platform's mail goes to the verified address, with the inquiry's id", async () => {
  const { address } = await start({ PLATFORM_MAIL: "yes" });
  const { id } = await postInquiry(address);
  const mail = await platformMailWith(id);
  expect(mail.headers.find(({ key }) => key === "x-inquiry-id")?.value).toBe(id);
  expect([mail.from?.address, mail.to?.[0]?.address]).toEqual(["inquiry@localhost", "inquiry@localhost"]);
  expect(mail.replyTo?.[0]?.address).toBe("asha@example.com");
});

test("changed contact details are also mailed by the platform", async () => {
  const { deployContact, lines } = await start({ PLATFORM_MAIL: "yes" });
  const WhatsApp = `+91 ${Date.now()}`;
  for (const each of ["none", WhatsApp]) await deployContact({ WhatsApp: each });
  expect(lines).toEqual([]);
  const mail = await platformMailWith(WhatsApp);
  expect(mail.subject).toMatch(/^Website .+: your contact details were changed$/);
  expect(mail.to?.[0]?.address).toBe("inquiry@localhost");
});

test("an address that is not verified never counts as sent", async () => {
  const { address, lines } = await start({ PLATFORM_MAIL: "yes", INQUIRY_ADDRESS: "other@resort.example" });
  await postInquiry(address);
  await eventually(() => lines.some((line) => line.startsWith("postponed")));
  expect(await readReady(address)).toMatchObject({ waiting: 1 });
});

test("changed contact details are mailed with the old and the new ones, once a mail server takes it", async () => {
  const { deployContact, evict, lines, peer } = await start();
  const mails = () => peer?.received.map(({ raw }) => raw) ?? [];
  await deployContact({ Mail: "stay@deodar.in", WhatsApp: "none" });
  if (peer) peer.behaviour = { refuseLogin: 535 };
  await deployContact({ Mail: "evil@example.com", WhatsApp: "none" });
  expect(lines.filter((line) => line.startsWith("contact change not mailed"))).toHaveLength(1);
  await evict();
  if (peer) peer.behaviour = "accept";
  for (let times = 0; times < 2; times += 1)
    await deployContact({ Mail: "worse@example.com", WhatsApp: "none" });
  expect(mails()).toHaveLength(1);
  expect(mails()[0]).toMatch(/Mail\r?\n {2}before: stay@deodar\.in\r?\n {2}now: worse@example\.com/);
  expect(mails()[0]).not.toContain("WhatsApp");
});

test("kill -9, a restart and no request: the alarm sends the mail", async () => {
  const peer = await startPeer({ behaviour: "silent" });
  const settings = { RATE_PER_IP: "100", SMTP_URL: peer.url, PORT: String(await findFreePort()) };
  const folder = makeFolder();
  const bundle = inject("bundles").site;
  const first = spawnWorkerd(bundle, settings, folder);
  const address = await first.address();
  for (let count = 0; count < 20; count += 1) expect((await postInquiry(address)).text).toBe("OK");
  await first.end("SIGKILL");
  peer.behaviour = "accept";
  const again = spawnWorkerd(bundle, settings, folder);
  onTestFinished(() => again.end("SIGKILL"));
  await again.address();
  await eventually(() => peer.counts.size === 20);
});
