import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { firstOutput, printedAddress } from "../addresses.ts";
import { copyProject, environmentOfCopy, lendPackages, lendPictures } from "../copy-project.ts";
import { eventually, makeFolder, postInquiry, readMaildir, startPeer } from "../service/harness.ts";

test("npm run dev shows each change in every language and names a mistake; guests and their mail are left alone", async () => {
  const project = copyProject(join(makeFolder(), "project"));
  lendPackages(project);
  lendPictures(project);
  const peer = await startPeer();
  const server = spawn(process.execPath, ["scripts/dev.ts"], {
    cwd: project,
    env: { ...environmentOfCopy(), PORT: "0", SMTP_URL: peer.url },
  });
  onTestFinished(() => void server.kill());
  const mistake = firstOutput(server, /(content\/dining\.yaml, line .*)/);
  const address = await printedAddress(server);
  const menu = join(project, "content/dining.yaml");
  const change = (before: string, after: string) =>
    writeFileSync(menu, readFileSync(menu, "utf8").replace(before, after));
  const shows = (path: string, price: string) =>
    eventually(async () => (await (await fetch(address + path)).text()).includes(price));

  change("price: 45", "price: about 45");
  expect(await mistake).toContain("must be a number without signs");
  await shows("/Dining", "₹45.00");
  change("price: about 45", "price: 55");
  for (const path of ["/Dining", "/hi/Dining"]) await shows(path, "₹55.00");

  await postInquiry(address);
  await eventually(() => readMaildir(join(project, ".cache/dev/data")).length === 1);
  expect(peer.received).toEqual([]);
});
