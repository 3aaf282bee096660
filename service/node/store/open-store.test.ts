import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { parseInquiry } from "#service/routes/parse-inquiry.ts";
import { dueRows } from "#service/store/delivery-queries.ts";
import { openDatabase } from "./open-database.ts";
import { openStore } from "./open-store.ts";

function openTestStore() {
  const folder = mkdtempSync(join(tmpdir(), "store-"));
  const store = openStore(folder);
  onTestFinished(() => {
    store.close();
    rmSync(folder, { recursive: true });
  });
  return store;
}

const words = { name: "Asha", email: "asha@example.com" };
const firstId = "00000000-0000-4000-8000-000000000001";

test("one bad row in a group does not fail the others", async () => {
  const { intake, admin } = openTestStore();
  const good = parseInquiry({ ...words, message: "one" });
  const bad = { ...parseInquiry({ ...words, message: "two" }), name: null as unknown as string };
  const results = await Promise.allSettled([intake.accept(good, 0), intake.accept(bad, 0)]);
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected"]);
  expect(admin.list()).toHaveLength(1);
});

test("a fraction of a millisecond is refused by the table instead of being kept", async () => {
  const { intake, delivery } = openTestStore();
  await intake.accept(parseInquiry({ ...words, inquiry_id: firstId }), 0);
  const postponement = {
    nextAt: 0.5,
    lastFailure: "",
    firstFailedAt: 0,
    rejections: 0,
    firstRejectedAt: null,
  };
  await expect(delivery.postpone(firstId, postponement)).rejects.toThrow(/INTEGER/);
});

test("what is due is found through its index, in order, however many inquiries there are", () => {
  const folder = mkdtempSync(join(tmpdir(), "plan-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const db = openDatabase(folder);
  const plan = db.prepare(`EXPLAIN QUERY PLAN ${dueRows}`).all(0, 1, 9, 9, 1);
  const steps = plan.map(({ detail }) => detail).join();
  expect(steps).toContain("inquiry USING INDEX inquiry_due");
  expect(steps).not.toContain("TEMP B-TREE FOR ORDER BY");
  db.close();
});
