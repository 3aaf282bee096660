import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** A crash leaves the old file or the new one, and no program reads half of it. `isPrivate`: for the machine's user only. */
export function writeWhole(path: string, text: string, isPrivate = false): void {
  const draft = `${path}~`;
  mkdirSync(dirname(path), { recursive: true, mode: isPrivate ? 0o700 : 0o777 });
  // Left by a crash, perhaps with other rights.
  rmSync(draft, { force: true });
  writeFileSync(draft, text, { mode: isPrivate ? 0o600 : 0o666, flag: "wx", flush: true });
  renameSync(draft, path);
}
