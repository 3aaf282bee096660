import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runWrangler } from "./tools.ts";

/** Bundles the Worker of `config` as a deployment would, into `folder`; returns the file. Needs no network. */
export function bundleWorker(config: { main: string }, folder: string): string {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "wrangler.json");
  writeFileSync(file, JSON.stringify(config, null, 2));
  runWrangler(["deploy", "--dry-run", "--minify", "--config", file, "--outdir", join(folder, "bundle")]);
  return join(folder, "bundle", config.main.replace(/^.*\/|\.ts$/g, "").concat(".js"));
}
