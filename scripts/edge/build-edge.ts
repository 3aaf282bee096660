import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { listReleases } from "#service/node/releases.ts";
import { writeEdgeSite } from "#site-build/edge/write-edge-site.ts";
import { currentRelease, projectRoot, siteFolder } from "#site-build/site-folder.ts";
import type { OwnerSettings } from "./owner-settings.ts";
import { runWrangler } from "./tools.ts";
import { wranglerConfig } from "./wrangler-config.ts";

/**
 * Writes the current release and the Worker for the platform, and checks them with Wrangler's dry run. `folder` has
 * wrangler.json, the assets and the bundled Worker.
 */
export function buildEdge({ name, domain, vars, settings }: OwnerSettings, isSecure: boolean) {
  const folder = join(projectRoot, ".cache/edge");
  const site = join(folder, "site");
  const release = currentRelease();
  const earlier = listReleases(siteFolder)
    .map((kept) => kept.folder)
    .filter((other) => other !== release);
  const manifest = writeEdgeSite({ release, earlier, target: site, isSecure });
  const worker = { name, domain, vars, settings, site, manifest };
  bundleWorker(wranglerConfig(worker, join(projectRoot, "service/edge/worker.ts")), folder);
  return { folder, manifest };
}

/** Bundles the Worker of `config` as a deployment would, into `folder`; returns the file. Needs no network. */
export function bundleWorker(config: { main: string }, folder: string): string {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "wrangler.json");
  writeFileSync(file, JSON.stringify(config, null, 2));
  runWrangler(["deploy", "--dry-run", "--minify", "--config", file, "--outdir", join(folder, "bundle")]);
  return join(folder, "bundle", config.main.replace(/^.*\/|\.ts$/g, "").concat(".js"));
}
