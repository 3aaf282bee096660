import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Refusals } from "#shared/inquiry.ts";
import { projectRoot } from "#site-build/site-folder.ts";
import { bundleWorker } from "../../scripts/edge/build-edge.ts";
import { wranglerConfig } from "../../scripts/edge/wrangler-config.ts";

const folder = join(projectRoot, ".cache/edge-tests");
const mains = { site: "service/edge/worker.ts", test: "tests/edge/worker/test-worker.ts" };

/** The bundled Workers: the deployed one, and one with a clock that tests set. */
export type Bundles = Record<keyof typeof mains, string>;

/** Bundles only if a source has changed. */
export function bundleWorkers(): Bundles {
  const digest = digestSources();
  const bundle = (which: keyof typeof mains): string => {
    const own = join(folder, `${which}-${digest.slice(0, 16)}`);
    const file = join(own, "bundle", mains[which].replace(/^.*\/|\.ts$/g, "").concat(".js"));
    if (existsSync(file)) return file;
    const settings = { smtpUrl: "", inquiryAddress: "inquiry@localhost" };
    const worker = {
      name: "site",
      site: join(projectRoot, "public"),
      manifest: { pages: {}, keptDays: 400, inquiry: { titles: [], refusals: {} as Refusals } },
      vars: {},
      settings,
    };
    const making = `${own}.${process.pid}`;
    bundleWorker(wranglerConfig(worker, join(projectRoot, mains[which])), making);
    try {
      renameSync(making, own);
    } catch {
      // Another process was faster.
      rmSync(making, { recursive: true });
    }
    return file;
  };
  return { site: bundle("site"), test: bundle("test") };
}

function digestSources(): string {
  const hash = createHash("sha256");
  const sources = [
    "{service,shared,tests/edge/worker,scripts/edge}/**/*.ts",
    "{.,scripts/workerd}/package-lock.json",
  ];
  for (const file of sources.flatMap((pattern) => globSync(pattern, { cwd: projectRoot })).sort())
    hash.update(file).update(readFileSync(join(projectRoot, file)));
  return hash.digest("hex");
}
