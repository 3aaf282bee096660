import { existsSync } from "node:fs";
import { join } from "node:path";
import type { SiteManifest } from "#release/site-manifest.ts";
import { errorStatuses } from "#shared/pages.ts";
import { projectRoot } from "#site-build/site-folder.ts";
import { type OwnerSettings, secretNames } from "./owner-settings.ts";

export const toolsFolder = join(projectRoot, "edge/wrangler/node_modules");

/** Whether Wrangler and workerd are installed; `node scripts/run.mjs --with edge/wrangler` does that. */
export function hasEdgeTools(): boolean {
  return existsSync(join(toolsFolder, ".installed-from"));
}

export const wrangler = join(toolsFolder, "wrangler/bin/wrangler.js");

/** Wrangler's environment: no prompts, no usage statistics. */
export const quiet = {
  ...process.env,
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_HIDE_BANNER: "true",
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  DO_NOT_TRACK: "1",
};

type EdgeManifest = Pick<SiteManifest, "name" | "pages" | "contact" | "inquiry">;

/** What the Worker needs to know about the site, as bindings. */
export const siteBindings = ({ name, pages, contact = {}, inquiry }: EdgeManifest) => ({
  NAME: name,
  PAGES: Object.keys(pages),
  CONTACT: contact,
  INQUIRY: inquiry,
});

export const compatibilityDate = "2026-10-20";
const errorUrls = errorStatuses.flatMap((status) => [`/${status}`, `/*/${status}`]);
export const assetRouting = ({ pages }: Pick<SiteManifest, "pages">) => ({
  html_handling: "drop-trailing-slash",
  not_found_handling: "none",
  // Left to the asset server, redirects would be 307, a POST would get no error page, error pages 200, and films no ranges.
  run_worker_first: [
    ...["/*/", "/*.html", "/index", "/*/index", "/*.mp4", "/*.webm"],
    ...errorUrls,
    ...Object.keys(pages),
  ],
});

/** The wrangler.json of one site, whose static assets are in the folder `site`. */
export function wranglerConfig(
  { settings, vars }: Pick<OwnerSettings, "settings" | "vars">,
  manifest: EdgeManifest,
  site: string,
) {
  const { EDGE_NAME: name, EDGE_DOMAIN: domain, ...others } = vars;
  return {
    // The first part of the host at workers.dev.
    name: name || "resort",
    main: join(projectRoot, "edge/worker/worker.ts"),
    compatibility_date: compatibilityDate,
    compatibility_flags: ["nodejs_compat"],
    assets: { directory: site, binding: "ASSETS", ...assetRouting(manifest) },
    durable_objects: { bindings: [{ name: "INQUIRIES", class_name: "InquiryObject" }] },
    migrations: [{ tag: "v1", new_sqlite_classes: ["InquiryObject"] }],
    // The platform drops an alarm after six failures; then the cron wakes the object.
    triggers: { crons: ["*/15 * * * *"] },
    vars: { ...others, ...siteBindings(manifest) },
    secrets: { required: secretNames },
    ...(!settings.smtpUrl && {
      send_email: [{ name: "MAIL", destination_address: settings.inquiryAddress }],
    }),
    // Without a domain the site is at workers.dev.
    ...(domain && { routes: [{ pattern: domain, custom_domain: true }] }),
    observability: { enabled: true },
  };
}
