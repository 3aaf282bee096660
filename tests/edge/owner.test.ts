import { expect, test } from "vitest";
import { eventually, inquiryBody, runInquiries, startTestService } from "../service/harness.ts";
import { ownerToken } from "./spawn-workerd.ts";

const start = (OWNER_TOKEN = ownerToken) =>
  startTestService({ settings: { OWNER_TOKEN }, startAt: Date.now() });

test.each<[string, string, Record<string, string>]>([
  ["a wrong token", ownerToken, { Authorization: "Bearer wrong" }],
  ["an empty token", ownerToken, { Authorization: "Bearer" }],
  ["no token", ownerToken, {}],
  ["no token, where none is deployed", "", {}],
])("%s is refused", async (_, OWNER_TOKEN, headers) => {
  const { address } = await start(OWNER_TOKEN);
  const { status, headers: answered } = await fetch(`${address}/api/owner/list`, { method: "POST", headers });
  expect([status, answered.get("cache-control")]).toEqual([401, "no-store"]);
});

test("responses with guests' data are not cached", async () => {
  const { address } = await start();
  const headers = { Authorization: `Bearer ${ownerToken}` };
  const answer = await fetch(`${address}/api/owner/list`, { method: "POST", headers, body: '""' });
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
});

test("the owner lists, shows and erases with the same words", { timeout: 120_000 }, async () => {
  const { post, lines, address } = await start();
  const run = (...words: string[]) =>
    runInquiries(["--site", address, ...words], { OWNER_TOKEN: ownerToken });
  const { id } = await post(inquiryBody({ message: "Is the tent free?" }));
  await eventually(() => lines.some((line) => line.startsWith("delivered")));
  expect(await run("list")).toMatch(/mailed {2,}Asha Rawat .* Is the tent free\?\n1 inquiry, times of \S+$/);
  expect(await run("show", id.slice(0, 8))).toContain("Is the tent free?");
  // What was sent is left alone, and the hour's limit is asked for.
  expect(await run("retry", "asha@example.com")).toMatch(/^Skipped.*\n0 will be/);
  expect(await run("resend", "tent")).toMatch(/^1 will be delivered again.* at once/);
  expect(await run("erase", id, "--yes")).toMatch(/^Erased/);
  expect(await run("show", id)).not.toMatch(/tent/);
  await expect(run("confirm-clock")).rejects.toThrow("Cloudflare");
  await expect(run("confirm-retention")).rejects.toThrow("no shorter RETENTION_DAYS");
});
