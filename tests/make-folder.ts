import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** In memory if possible, because thousands of fsyncs took most of the time. */
const temporary = existsSync("/dev/shm") ? "/dev/shm" : tmpdir();

/** A folder until the test ends. What is large, or is run, lies in `tmpdir()`. */
export function makeFolder(parent = temporary): string {
  const folder = mkdtempSync(join(parent, "test-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
