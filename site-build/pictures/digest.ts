import { createHash } from "node:crypto";
import { closeSync, openSync, readSync, statSync } from "node:fs";

const known = new Map<string, string>();

/** SHA-256 of a file in hexadecimal. A file whose time and size have not changed is not read again. */
export function digestOf(file: string): string {
  const { mtimeMs, size } = statSync(file);
  const key = `${file} ${mtimeMs} ${size}`;
  const digest = known.get(key) ?? readDigest(file);
  known.set(key, digest);
  return digest;
}

/** In parts, because a photograph may have 80 MB. */
function readDigest(file: string): string {
  const hash = createHash("sha256");
  const part = Buffer.alloc(1 << 20);
  const opened = openSync(file, "r");
  try {
    for (let read = readSync(opened, part); read > 0; read = readSync(opened, part))
      hash.update(part.subarray(0, read));
  } finally {
    closeSync(opened);
  }
  return hash.digest("hex");
}
