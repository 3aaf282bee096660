import { expect, test } from "vitest";
import { parseInquiry } from "#service/routes/parse-inquiry.ts";
import { dueRows } from "#service/store/delivery-queries.ts";
import { makeFolder } from "../../../tests/make-folder.ts";
import { openDatabase } from "./database-file.ts";
import { openStore } from "./open-store.ts";

test("one bad row in a group does not fail the others", async () => {
  const { intake, admin, close } = openStore(makeFolder());
  const words = { name: "Asha", email: "asha@example.com" };
  const good = parseInquiry({ ...words, message: "one" });
  const bad = { ...parseInquiry({ ...words, message: "two" }), name: null as unknown as string };
  const results = await Promise.allSettled([intake.accept(good, 0), intake.accept(bad, 0)]);
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected"]);
  expect(admin.list()).toHaveLength(1);
  close();
});

test("what is due is found through its index, in order, however many inquiries there are", () => {
  const db = openDatabase(makeFolder());
  const plan = db.prepare(`EXPLAIN QUERY PLAN ${dueRows}`).all(0, 1, 9, 9, 1);
  const steps = plan.map(({ detail }) => detail).join();
  expect(steps).toContain("inquiry USING INDEX inquiry_due");
  expect(steps).not.toContain("TEMP B-TREE FOR ORDER BY");
  db.close();
});
