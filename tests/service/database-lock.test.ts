import { spawn } from "node:child_process";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { eventually, inquiryBody, startTestService } from "./harness.ts";

/** Another program that takes the database with `sql` and keeps it until it is ended. */
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

test("a foreign lock on the database holds up no page, and a guest is told to come back", async () => {
  const { post, address, config } = await startTestService();
  const release = await lockFromOutside(config.dataDir, "BEGIN IMMEDIATE");
  let longestPageMs = 0;
  let isAsking = true;
  const asking = (async () => {
    while (isAsking) {
      const begun = performance.now();
      expect((await fetch(address)).status).toBe(200);
      longestPageMs = Math.max(longestPageMs, performance.now() - begun);
    }
  })();
  const begun = performance.now();
  const answer = await post(inquiryBody());
  const answeredMs = performance.now() - begun;
  isAsking = false;
  await asking;
  expect([answer.status, answer.headers["retry-after"]]).toEqual([503, "30"]);
  // Next to what SQLite itself would have waited: five seconds a try.
  expect(answeredMs).toBeLessThan(2500);
  expect(longestPageMs).toBeLessThan(answeredMs);
  const ready = await (await fetch(`${address}/ready`)).json();
  expect(ready.problems).toEqual([expect.stringContaining("Another program has locked the database")]);
  await release();
  expect((await post(inquiryBody())).status).toBe(200);
  expect((await (await fetch(`${address}/ready`)).json()).ready).toBe(true);
});

test("a reader that holds the write-ahead log delays its emptying, and nothing else", async () => {
  const { post, config, address } = await startTestService();
  await post(inquiryBody());
  const { openStoreBesideService } = await import("#service/node/store/open-store.ts");
  const release = await lockFromOutside(config.dataDir, "BEGIN; SELECT count(*) FROM inquiry");
  await post(inquiryBody());
  const begun = performance.now();
  expect((await post(inquiryBody())).status).toBe(200);
  expect((await fetch(address)).status).toBe(200);
  expect(performance.now() - begun).toBeLessThan(2500);
  await release();
  const store = openStoreBesideService(config.dataDir);
  await eventually(() => store.office.list("sent").length === 3);
  store.close();
});
