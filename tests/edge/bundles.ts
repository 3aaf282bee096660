import { rmSync } from "node:fs";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import type { Refusals } from "#shared/inquiry.ts";
import { projectRoot } from "#site-build/site-folder.ts";
import { bundleWorker } from "../../scripts/edge/build-edge.ts";
import { wranglerConfig } from "../../scripts/edge/wrangler-config.ts";

const mains = { site: "service/edge/worker.ts", test: "tests/edge/worker/test-worker.ts" };

/** `site`: the Worker as it is deployed. `test`: one with a clock that tests set. */
type Bundles = Record<keyof typeof mains, string>;

/** Returns the file of a bundled Worker. It is removed when this process ends. */
export function bundleForTests(which: keyof typeof mains): string {
  const folder = join(projectRoot, ".cache/edge-tests", `${which}-${process.pid}`);
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const worker = {
    name: "site",
    site: join(projectRoot, "public"),
    manifest: { pages: {}, keptDays: 400, inquiry: { refusals: {} as Refusals } },
    vars: {},
    settings: { smtpUrl: "", inquiryAddress: "inquiry@localhost" },
  };
  return bundleWorker(wranglerConfig(worker, join(projectRoot, mains[which])), folder);
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
