import { join } from "node:path";
import { expect, inject, onTestFinished, test } from "vitest";
import { eventually, inquiryBody, postInquiry } from "../service/harness.ts";
import { fill, mountTmpfs } from "../service/small-disk.ts";
import { spawnWorkerd } from "./spawn-workerd.ts";

test("a full disk is reported to the guest and by /ready, also after a restart; with room again all is well", {
  timeout: 120_000,
}, async ({ skip }) => {
  const disk = mountTmpfs("size=3m");
  if (disk instanceof Error) return skip(disk.message);
  const start = async () => {
    const workerd = spawnWorkerd(inject("bundles").site, { SMTP_URL: "smtp://127.0.0.1:9" }, disk);
    onTestFinished(() => workerd.end("SIGKILL"));
    const address = await workerd.address();
    const post = () => postInquiry(address, inquiryBody({ message: "x".repeat(9000) }));
    const expectRefusal = async () => {
      const refused = await post();
      const sentence = "Your inquiry could not be stored. Please try again later.";
      expect([refused.status, refused.headers["retry-after"], refused.text]).toEqual([503, "30", sentence]);
      const ready = await fetch(`${address}/ready`);
      expect([ready.status, await ready.json()]).toEqual([
        503,
        expect.objectContaining({ ready: false, problems: [expect.stringMatching(/stored|storage/)] }),
      ]);
    };
    return { end: workerd.end, post, expectRefusal };
  };
  const first = await start();
  expect((await first.post()).status).toBe(200);
  const makeRoom = fill(join(disk, "filler"));
  for (let count = 0; count < 5; count += 1) await first.expectRefusal();
  await first.end("SIGKILL");
  const second = await start();
  for (let count = 0; count < 3; count += 1) await second.expectRefusal();
  makeRoom();
  await eventually(async () => (await second.post()).status === 200);
});
