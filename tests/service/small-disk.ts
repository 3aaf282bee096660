import { execFileSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { expect, onTestFinished, type TestContext } from "vitest";
import { inquiryBody, makeFolder, postInquiry } from "./harness.ts";

/** Mounts a small file system until the test ends. Skips the test if that needs root. */
export function mountTmpfs(options: string, { skip }: TestContext): string {
  const folder = makeFolder();
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", options, "tmpfs", folder], { stdio: "pipe" });
  } catch {
    skip("mounting a small tmpfs needs root");
  }
  onTestFinished(() => {
    execFileSync("umount", ["-l", folder], { stdio: "pipe" });
  });
  return folder;
}

/** Fills the disk to the last byte, so that not even one page of the write-ahead log fits. Returns a function that makes room. */
export function fillDisk(file: string): () => void {
  const block = Buffer.alloc(4096);
  try {
    for (;;) writeFileSync(file, block, { flag: "a" });
  } catch {}
  return () => rmSync(file);
}

/** Expects that a guest is asked to try later, /ready says `why`, and pages are served. Returns the body that was refused. */
export async function expectRefusal(address: string, why: RegExp) {
  const body = inquiryBody({ message: "x".repeat(9000) });
  const { status, headers, text } = await postInquiry(address, body);
  const sentence = "Your inquiry could not be stored. Please try again later.";
  expect([status, headers["retry-after"], text]).toEqual([503, "30", sentence]);
  const ready = await fetch(`${address}/ready`);
  const red = { ready: false, problems: [expect.stringMatching(why)] };
  expect([ready.status, await ready.json()]).toEqual([503, expect.objectContaining(red)]);
  expect((await fetch(address)).status).toBe(200);
  return body;
}
