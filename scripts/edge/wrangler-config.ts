import type { EdgeSettings } from "#service/edge/edge-settings.ts";
import type { SiteManifest } from "#shared/site-manifest.ts";

interface EdgeWorker {
  name: string;
  /** The folder of static assets, absolute. */
  site: string;
  manifest: EdgeManifest;
  /** Settings without the secrets. */
  vars: Record<string, string>;
  settings: Pick<EdgeSettings, "smtpUrl" | "inquiryAddress">;
  /** Such as www.example.com; without one the site is at workers.dev. */
  domain?: string | undefined;
}

export type EdgeManifest = Pick<SiteManifest, "pages" | "notFoundIn" | "inquiry" | "keptDays">;

/** What the Worker needs to know about the site. */
export const siteBindings = ({ pages, notFoundIn, inquiry, keptDays }: EdgeManifest) => ({
  PAGES: Object.keys(pages),
  ...(notFoundIn && { EDITIONS: Object.keys(notFoundIn) }),
  KEPT_DAYS: keptDays,
  INQUIRY: inquiry,
});

export const compatibilityDate = "2026-10-20";
export const assetRouting = {
  html_handling: "drop-trailing-slash",
  not_found_handling: "none",
  // Without the Worker, other spellings get 307, the error page 200, and films no ranges.
  run_worker_first: ["/*/", "/*.html", "/index", "/*/index", "/404", "/*/404", "/*.mp4", "/*.webm"],
};

/** The wrangler.json of one site. */
export function wranglerConfig({ name, site, manifest, vars, settings, domain }: EdgeWorker, main: string) {
  const needsPlatformMail = !settings.smtpUrl;
  return {
    name,
    main,
    compatibility_date: compatibilityDate,
    compatibility_flags: ["nodejs_compat"],
    assets: { directory: site, binding: "ASSETS", ...assetRouting },
    durable_objects: { bindings: [{ name: "INQUIRIES", class_name: "InquiryObject" }] },
    migrations: [{ tag: "v1", new_sqlite_classes: ["InquiryObject"] }],
    // After six failures the platform drops an alarm; the cron then wakes the object.
    triggers: { crons: ["*/15 * * * *"] },
    vars: { ...vars, ...siteBindings(manifest) },
    ...(needsPlatformMail && {
      send_email: [{ name: "MAIL", destination_address: settings.inquiryAddress }],
    }),
    ...(domain ? { routes: [{ pattern: domain, custom_domain: true }] } : { workers_dev: true }),
    observability: { enabled: true },
  };
}
