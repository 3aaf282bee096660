import { spawn } from "node:child_process";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { eventually, inquiryBody, startTestService } from "./harness.ts";

/** Another program that locks the database with `sql` until it is ended. */
async function lockFromOutside(dataDir: string, sql: string) {
  const hold = `
    const db = new (require("node:sqlite").DatabaseSync)(process.argv[1], { timeout: 5000 });
    db.exec(process.argv[2]);
    console.log("locked");
    setInterval(() => {}, 1000);`;
  const program = spawn(process.execPath, ["-e", hold, join(dataDir, "inquiries.db"), sql]);
  onTestFinished(() => void program.kill("SIGKILL"));
  await new Promise((resolve) => program.stdout.once("data", resolve));
  return async () => {
    program.kill("SIGKILL");
    await new Promise((resolve) => program.once("exit", resolve));
  };
}

test("while another program locks the database, pages work and a guest is asked to try later", async () => {
  const { post, address, config } = await startTestService();
  // The first request of a process is slow.
  expect((await fetch(address)).status).toBe(200);
  const release = await lockFromOutside(config.dataDir, "BEGIN IMMEDIATE");
  const posting = post(inquiryBody());
  let isAnswered = false;
  void posting.then(() => {
    isAnswered = true;
  });
  // If SQLite itself waited, it would block the whole process.
  let pages = 0;
  for (; !isAnswered; pages += 1) expect((await fetch(address)).status).toBe(200);
  expect(pages).toBeGreaterThan(1);
  const answer = await posting;
  expect([answer.status, answer.headers["retry-after"]]).toEqual([503, "30"]);
  const ready = await (await fetch(`${address}/ready`)).json();
  expect(ready.problems).toEqual([expect.stringContaining("Another program has locked the database")]);
  await release();
  expect((await post(inquiryBody())).status).toBe(200);
  expect((await (await fetch(`${address}/ready`)).json()).ready).toBe(true);
});

test("a reader that holds the write-ahead log only delays its emptying", async () => {
  const { post, config, address } = await startTestService();
  await post(inquiryBody());
  const { openStoreBesideService } = await import("#service/node/store/open-store.ts");
  const release = await lockFromOutside(config.dataDir, "BEGIN; SELECT count(*) FROM inquiry");
  await post(inquiryBody());
  expect((await post(inquiryBody())).status).toBe(200);
  expect((await fetch(address)).status).toBe(200);
  await release();
  const store = openStoreBesideService(config.dataDir);
  await eventually(() => store.records.list("sent").length === 3);
  store.close();
});
