import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import { testClient } from "hono/testing";
import { expect, onTestFinished, test } from "vitest";
import { openStore } from "#service/node/store/open-store.ts";
import { parseInquiry } from "#service/routes/parse-inquiry.ts";
import { inquiryRoutes } from "./inquiries.ts";

const smtp = "smtp://mail.example.com";
const receivedAt = Date.UTC(2026, 10, 22, 20);

/** The editor's routes; an error's sentence is the answer. */
const routesFor = (env: Record<string, string>, zone: () => string) =>
  testClient(
    new Hono()
      .onError(({ message }, c) => c.text(message, 400))
      .route(
        "/",
        inquiryRoutes(() => env, zone),
      ),
  );

/** A data directory with one inquiry that waits, and the editor's routes for it. */
async function open(settings: Record<string, string> = {}, zone = () => "Asia/Colombo") {
  const folder = mkdtempSync(join(tmpdir(), "kafal-inquiries-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const store = openStore(join(folder, "data"));
  onTestFinished(store.close);
  const inquiry = parseInquiry({ name: "Asha", email: "asha@example.com", message: "Hello" });
  const { id } = await store.inquiries.accept(inquiry, receivedAt);
  const env = { DATA_DIR: join(folder, "data"), SITE_DIR: join(folder, "dist"), PORT: "1", ...settings };
  const client = routesFor(env, zone);
  const list = async () => (await client.index.$get()).json();
  return { folder, store, id, client, list };
}

/** Answers /ready like the site's service. */
async function serveReady(folder: string, problems: string[]) {
  const release = join(folder, "dist/releases/first");
  mkdirSync(release, { recursive: true });
  writeFileSync(join(release, "release.json"), JSON.stringify({ publishedAt: 1, files: {} }));
  const server = createServer((_, response) => response.end(JSON.stringify({ release: "first", problems })));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  writeFileSync(join(folder, "data/service.pid"), `1 http://127.0.0.1:${port}\n`);
}

test("times are the resort's, or those of TIME_ZONE while the content cannot be read", async () => {
  const { list } = await open();
  expect((await list()).timeZone).toBe("Asia/Colombo");
  expect(decodeURIComponent((await list()).inquiries[0]?.answer ?? "")).toContain(
    "Asha, 23 Nov 2026, 01:30:",
  );
  const broken = await open({ TIME_ZONE: "Asia/Kathmandu" }, () => {
    throw new Error("broken");
  });
  expect((await broken.list()).timeZone).toBe("Asia/Kathmandu");
});

test("without a mail server nobody is mailed", async () => {
  const { list } = await open();
  expect((await list()).problems.join()).toMatch(/^Nobody is mailed/);
});

test("with one, what waits is named while the service is not there", async () => {
  const { list, store, id } = await open({ SMTP_URL: smtp });
  expect((await list()).problems.join()).toMatch(/^1 not mailed yet: .* npm start/);
  await store.outbox.markSent(id, receivedAt);
  expect((await list()).problems).toEqual([]);
});

test("a mail server that refuses is what the running service says", async () => {
  const { list, folder, store, id } = await open({ SMTP_URL: smtp });
  const refused = "The mail server refuses the account (535): check SMTP_URL.";
  await serveReady(folder, [refused]);
  expect((await list()).problems).toEqual([refused]);
  await store.outbox.markSent(id, receivedAt, { isFiled: true });
  expect((await list()).problems).toEqual([refused, expect.stringContaining("start it again")]);
});

test("what was given up, held or mailed is queued again, with a sentence where it cannot be", async () => {
  const { client, store, id } = await open({ SMTP_URL: smtp });
  const deliver = () => client[":id"].deliver.$post({ param: { id } });
  await store.outbox.markDead(id, "550 no", receivedAt);
  expect((await deliver()).status).toBe(200);
  expect(store.records.find(id)?.state).toBe("queued");
  await store.outbox.markSent(id, receivedAt);
  expect((await deliver()).status).toBe(200);
  await store.outbox.claim(Date.now() + 1000, Date.now() + 60_000, 1);
  expect(await (await deliver()).text()).toBe("It is being delivered right now.");
  const other = await open();
  await other.store.outbox.markSent(other.id, receivedAt, { isFiled: true });
  const refused = await other.client[":id"].deliver.$post({ param: { id: other.id } });
  expect(await refused.text()).toMatch(/^There is no mail server yet/);
  expect(other.store.records.find(other.id)?.state).toBe("sent");
});

test("a note leaves the mark and its time alone", async () => {
  const { client, list, id } = await open();
  const one = async () => (await list()).inquiries[0];
  await client[":id"].note.$put({ param: { id }, json: { note: "Calls back" } });
  expect(await one()).toMatchObject({ note: "Calls back", answeredAt: null });
  await client[":id"].answered.$put({ param: { id }, json: { isAnswered: true } });
  const marked = await one();
  await client[":id"].note.$put({ param: { id }, json: { note: "" } });
  expect(await one()).toMatchObject({ note: null, answeredAt: marked?.answeredAt });
});

test("an erased one is neither listed nor exported, and cannot be marked", async () => {
  const { client, list, id } = await open();
  const answered = { param: { id }, json: { isAnswered: true } };
  const note = { param: { id }, json: { note: "Offered May" } };
  expect(await (await client.new.$get()).json()).toEqual({ count: 1 });
  expect((await client[":id"].answered.$put(answered)).status).toBe(200);
  expect(await (await client.new.$get()).json()).toEqual({ count: 0 });
  expect((await client[":id"].note.$put(note)).status).toBe(200);
  expect(await (await client.export.$get()).text()).toContain('"Offered May"');
  await client[":id"].erase.$post({ param: { id } });
  expect((await list()).inquiries).toEqual([]);
  expect(await (await client.export.$get()).text()).not.toContain("Asha");
  expect((await client[":id"].answered.$put(answered)).status).toBe(400);
  expect((await client[":id"].note.$put(note)).status).toBe(400);
});

test("before the first inquiry the list is empty", async () => {
  const env = { DATA_DIR: join(tmpdir(), "kafal-none-yet") };
  const client = routesFor(env, () => "Asia/Kolkata");
  expect((await (await client.index.$get()).json()).inquiries).toEqual([]);
  expect(await (await client.new.$get()).json()).toEqual({ count: 0 });
});
