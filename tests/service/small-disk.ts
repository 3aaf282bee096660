import { execFileSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { onTestFinished } from "vitest";
import { makeFolder } from "./harness.ts";

/** A small file system, or the reason why this machine cannot make one. */
export function mountTmpfs(options: string): string | Error {
  const folder = makeFolder();
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", options, "tmpfs", folder], { stdio: "pipe" });
  } catch {
    return new Error("mounting a small tmpfs needs root");
  }
  onTestFinished(() => {
    execFileSync("umount", ["-l", folder], { stdio: "pipe" });
  });
  return folder;
}

/** To the last byte, so that not even one page of the log fits. Returns what makes room again. */
export function fill(file: string): () => void {
  const block = Buffer.alloc(4096);
  try {
    for (;;) writeFileSync(file, block, { flag: "a" });
  } catch {}
  return () => rmSync(file);
}
