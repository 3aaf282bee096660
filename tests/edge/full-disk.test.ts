import { join } from "node:path";
import { expect, inject, onTestFinished, test } from "vitest";
import { eventually, postInquiry } from "../service/harness.ts";
import { expectRefusal, fillDisk, mountTmpfs } from "../service/small-disk.ts";
import { spawnWorkerd } from "./spawn-workerd.ts";

test("a full disk is reported to the guest and by /ready, also after a restart; with room again all is well", {
  timeout: 120_000,
}, async (context) => {
  const disk = mountTmpfs("size=3m", context);
  const start = () => {
    const workerd = spawnWorkerd(inject("bundles").site, { SMTP_URL: "smtp://127.0.0.1:9" }, disk);
    onTestFinished(() => workerd.end("SIGKILL"));
    return workerd;
  };
  const first = start();
  let address = await first.address();
  expect((await postInquiry(address)).status).toBe(200);
  const makeRoom = fillDisk(join(disk, "filler"));
  for (let count = 0; count < 5; count += 1) await expectRefusal(address, /stored|storage/);
  await first.end("SIGKILL");
  address = await start().address();
  for (let count = 0; count < 3; count += 1) await expectRefusal(address, /stored|storage/);
  makeRoom();
  await eventually(async () => (await postInquiry(address)).status === 200);
});
