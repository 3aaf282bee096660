import { hash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";

const known = new Map<string, string>();

/** SHA-256 of a file in hexadecimal. A file whose time and size have not changed is not read again. */
export function digestOf(file: string): string {
  const { mtimeMs, size } = statSync(file);
  const key = `${file} ${mtimeMs} ${size}`;
  const digest = known.get(key) ?? hash("sha256", readFileSync(file));
  known.set(key, digest);
  return digest;
}

/** The address of a file in assets/, which changes with its content. */
export function assetUrl(name: string, type: string, content: string): string {
  return `/assets/${name}-${hash("sha256", content).slice(0, 8)}.${type}`;
}
