import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { makeContent } from "./make-content.ts";
import { testSite } from "./settings.ts";

/** Builds a site with `settings` unless it is already built. Returns the build's warnings; throws if it fails. */
export function buildSite(settings: Record<string, string> = testSite): string {
  makeContent();
  const script = join(import.meta.dirname, "build-once.ts");
  const env = { ...process.env, ...settings };
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], { encoding: "utf8", env });
  if ((stdout + stderr).includes("Another build is running")) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
    return buildSite(settings);
  }
  if (status !== 0)
    throw new Error(`The site in ${settings.SITE_DIR} could not be built.\n${stdout}${stderr}`);
  return stderr;
}

/** Vitest's global set-up. */
export default function setUp(): void {
  buildSite();
}
