import { hash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";

const known = new Map<string, string>();

/** A file's SHA-256 in hexadecimal. Read again only if the file's modification time or size has changed. */
export function digestOf(file: string): string {
  const { mtimeMs, size } = statSync(file);
  const key = `${file} ${mtimeMs} ${size}`;
  const digest = known.get(key) ?? hash("sha256", readFileSync(file));
  known.set(key, digest);
  return digest;
}

/** The URL path of a file in assets/, with a hash of its content. */
export function assetUrl(name: string, type: string, content: string): string {
  return `/assets/${name}-${hash("sha256", content).slice(0, 8)}.${type}`;
}
