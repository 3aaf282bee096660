import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { TestProject } from "vitest/node";
import { readEdgeSettings } from "#edge/worker/edge-settings.ts";
import { quiet, wrangler, wranglerConfig } from "#edge/wrangler.ts";
import type { Refusals } from "#shared/inquiry.ts";
import { projectRoot } from "#site-build/site-folder.ts";

const mains = { site: "edge/worker/worker.ts", test: "tests/edge/worker/test-worker.ts" };

/** `site`: the Worker as it is deployed. `test`: one with a clock that tests set. */
type Bundles = Record<keyof typeof mains, string>;

/** Returns the file of a bundled Worker. It is removed when this process ends. */
export function bundleForTests(which: keyof typeof mains): string {
  const folder = join(projectRoot, ".cache/edge-tests", `${which}-${process.pid}`);
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const manifest = { name: "", pages: {}, inquiry: { refusals: {} as Refusals } };
  const owner = { settings: readEdgeSettings({}), vars: {} };
  const config = wranglerConfig(owner, manifest, join(projectRoot, "public"));
  const file = join(folder, "wrangler.json");
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify({ ...config, main: join(projectRoot, mains[which]) }));
  // As a deployment does it, without its network.
  const words = ["deploy", "--dry-run", "--minify", "--config", file, "--outdir", folder];
  const { status, stderr } = spawnSync(process.execPath, [wrangler, ...words], {
    env: quiet,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(stderr);
  return join(folder, `${basename(mains[which], ".ts")}.js`);
}

declare module "vitest" {
  interface ProvidedContext {
    /** Where the contract is tested: under workerd, or (undefined) on this machine. */
    platform: "edge" | undefined;
    bundles: Bundles;
  }
}

/** The global set-up of Vitest. */
export default function setup(project: TestProject) {
  project.provide("bundles", { site: bundleForTests("site"), test: bundleForTests("test") });
}
