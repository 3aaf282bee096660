import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import { build, type Plugin } from "vite";
import type { SiteManifest } from "#release/site-manifest.ts";
import type { FileName } from "#schema/schema.ts";
import { dayIn } from "#shared/calendar.ts";
import { listLocales } from "#site-build/content/locales.ts";
import type { AllContent } from "#site-build/content/read-content.ts";
import { findWarnings } from "#site-build/content/warnings.ts";
import { projectRoot } from "#site-build/site-folder.ts";
import type { Published } from "./check-entry.ts";
import { entriesIn } from "./entry-warnings.ts";
import type { AdminSettings } from "./make-config.ts";
import { picturesIn } from "./picture-warnings.ts";

const cms = join(projectRoot, "admin/cms/node_modules/@sveltia/cms");

/** Its packages have 85 MB: a site without /admin does without them. */
function installCms(): void {
  if (existsSync(cms)) return;
  const { status } = spawnSync(process.execPath, ["scripts/run.mjs", "--with", "admin/cms"], {
    cwd: projectRoot,
    stdio: "inherit",
  });
  if (status !== 0) throw new Error("The packages of /admin could not be installed.");
}

/** Parts of the CMS that no field of ours uses: the colouring of program code, maps, SVG files. */
const unused: Plugin = {
  name: "admin:unused",
  enforce: "pre",
  resolveId: (id) =>
    /^(@shikijs\/(langs|themes)\/|terra-draw|leaflet|svgo)/.test(id) ? "\0unused" : undefined,
  load: (id) => (id === "\0unused" ? "export default {}; export const optimize = undefined;" : undefined),
};

/** The package carries its fonts and yet names a CDN for them too: only the first way stays. */
const ownFonts: Plugin = {
  name: "admin:own-fonts",
  transform: (code, id) =>
    id.includes("@sveltia/cms")
      ? code.replaceAll(/@font-face \{[^}]*cdn\.jsdelivr\.net[^}]*\}/g, "")
      : undefined,
};

export function publishedIn({ site, written }: Pick<AllContent, "site" | "written">): Published {
  const { timeZone } = site;
  const [firstLanguage = "en"] = site.languages;
  const context = { today: dayIn(timeZone, new Date()), firstLanguage };
  const files = Object.entries(written) as [FileName, unknown][];
  const warnings = files.flatMap(([file, value]) => findWarnings(file, value, context));
  const pictures = files.map(([file, value]) => picturesIn(file, value));
  return {
    timeZone,
    firstLanguage,
    warnings: warnings.map(({ key }) => key),
    pictures: Object.assign({}, ...pictures),
    entries: Object.fromEntries(files.map(([file, value]) => [file, entriesIn(file, value)])),
  };
}

/** Builds /admin into the folder `client` of a release. `repository`: where it saves; undefined: in a folder of this computer. */
export async function buildAdmin(
  client: string,
  content: AllContent,
  repository: string | undefined,
): Promise<void> {
  installCms();
  const { site } = content;
  const [, ...others] = listLocales(content);
  const settings: AdminSettings = {
    name: site.name.first,
    backend: backendOf(repository),
    languages: Object.fromEntries(others.map(({ path, name }) => [path, name])),
    published: publishedIn(content),
  };
  await build({
    configFile: false,
    root: join(projectRoot, "admin"),
    base: "/admin/",
    logLevel: "warn",
    plugins: [unused, ownFonts],
    resolve: { alias: { "@sveltia/cms": cms } },
    define: { __ADMIN__: JSON.stringify(settings) },
    build: {
      outDir: join(client, "admin"),
      emptyOutDir: true,
      chunkSizeWarningLimit: 9999,
      reportCompressedSize: false,
    },
  });
}

/** Without a repository the CMS works in a folder of this machine only, which it calls by the repository's name. */
function backendOf(repository = `http://localhost/local/${basename(projectRoot)}`): object {
  const { host, path, origin } = placeOf(repository);
  const api = { gitlab: `${origin}/api/v4`, gitea: `${origin}/api/v1`, github: undefined }[host];
  const apiSettings = api && { base_url: origin, api_root: api };
  return { name: host, repo: path, branch: "main", auth_methods: ["token"], ...apiSettings };
}

/** What is neither GitHub nor GitLab is Gitea, or Forgejo, which answers like it. */
function placeOf(repository: string) {
  const { hostname, origin, pathname } = new URL(repository);
  const path = pathname.slice(1).replace(/\.git$/, "");
  if (hostname === "github.com") return { host: "github", path, origin: "https://api.github.com" } as const;
  return { host: /^gitlab\./.test(hostname) ? "gitlab" : "gitea", path, origin } as const;
}

export const adminPage = (repository: string | undefined): SiteManifest["pages"] => ({
  "/admin": { file: "admin/index.html", csp: adminPolicy(repository) },
});

/** It talks to the Git host and to nobody else. */
export function adminPolicy(repository?: string): string {
  const git = repository ? placeOf(repository).origin : "";
  return [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    "img-src 'self' blob: data:",
    "media-src blob:",
    "worker-src 'self'",
    `connect-src 'self' blob: data: ${git}`.trim(),
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
