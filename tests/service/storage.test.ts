import { chmodSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, test, vi } from "vitest";
import { eventually, makeFolder, readReady, startTestService } from "./harness.ts";
import { startOutbox } from "./outbox-harness.ts";
import { expectRefusal, fillDisk, mountTmpfs } from "./small-disk.ts";

describe("a full disk", () => {
  test.for(["while the service runs", "at its first start", "at a later start"])(
    "%s is reported to the guest and by /ready; what was stored stays; with room again all is well",
    async (when, context) => {
      const disk = mountTmpfs("size=2m", context);
      const settings = { DATA_DIR: join(disk, "data") };
      if (when === "at a later start") {
        const { accept, stop } = await startOutbox({ dataDir: settings.DATA_DIR });
        await accept();
        await stop();
      }
      const running = when === "while the service runs" ? await startTestService({ settings }) : undefined;
      await running?.post();
      await running?.waitForMails(1);
      const makeRoom = fillDisk(join(disk, "filler"));
      const service = running ?? (await startTestService({ settings }));
      const body = await expectRefusal(service.address, /free space/);
      makeRoom();
      await eventually(async () => (await readReady(service.address)).ready);
      expect((await service.post(body)).status).toBe(200);
      await service.waitForMails(when === "at its first start" ? 1 : 2);
    },
  );

  test("that cannot store the note of a sent mail does not cause a second mail", async () => {
    const { store, peer, clock, lines, accept, at, state } = await startOutbox();
    const id = await accept();
    const full = Object.assign(new Error("disk full"), { code: "EFULL" });
    vi.spyOn(store.delivery, "markSent").mockRejectedValueOnce(full);
    await at(clock.now);
    expect([peer.received.length, state(id)]).toEqual([1, "queued"]);
    expect(lines.join()).toContain("EFULL");
    await at(clock.now + 130_000);
    expect([peer.received.length, state(id)]).toEqual([1, "sent"]);
  });
});

test("while another program locks the database, guests wait and are then asked to try later, and pages work", async () => {
  const { post, address, config } = await startTestService();
  // The first request of a process is slow.
  expect((await fetch(address)).status).toBe(200);
  // In this process, because another one might be scheduled too late on a busy machine.
  const db = new DatabaseSync(join(config.dataDir, "inquiries.db"));
  db.exec("BEGIN IMMEDIATE");
  let isAnswered = false;
  const posting = post().finally(() => {
    isAnswered = true;
  });
  // If SQLite itself waited, it would block the whole process.
  let pages = 0;
  for (; !isAnswered; pages += 1) expect((await fetch(address)).status).toBe(200);
  expect(pages).toBeGreaterThan(1);
  const answer = await posting;
  expect([answer.status, answer.headers["retry-after"]]).toEqual([503, "30"]);
  const { problems } = await readReady(address);
  expect(problems).toEqual([expect.stringContaining("Another program has locked the database")]);
  // As long as an owner's command writes.
  setTimeout(() => db.exec("COMMIT"), 50);
  expect((await post()).status).toBe(200);
  // By the next look at what is due.
  await eventually(async () => (await readReady(address)).ready);
  db.close();
});

describe("the data directory", () => {
  const start = (DATA_DIR: string) => startTestService({ settings: { DATA_DIR } });

  test("is closed to other users, even if it was open before, and free again after a stop", async () => {
    const dataDir = makeFolder();
    chmodSync(dataDir, 0o755);
    const first = await start(dataDir);
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
    await first.stop();
    await start(dataDir);
  });

  test("that is a file stops the start with a sentence", async () => {
    const file = join(makeFolder(), "data");
    writeFileSync(file, "");
    await expect(start(file)).rejects.toThrow(/DATA_DIR.*must be a directory/);
  });

  test("on a read-only disk stops the start with a sentence", async (context) => {
    await expect(start(mountTmpfs("ro", context))).rejects.toThrow(/DATA_DIR.*may write to/);
  });
});
