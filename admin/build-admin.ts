import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { build, type InlineConfig, type Plugin } from "vite";
import type { SiteManifest } from "#shared/site-manifest.ts";
import type { EditionContent } from "#site-build/content/editions.ts";
import { projectRoot } from "#site-build/site-folder.ts";
import type { AdminSettings } from "./make-config.ts";

type Repository = NonNullable<EditionContent["site"]["repository"]>;

const cms = join(projectRoot, "admin/cms/node_modules/@sveltia/cms");

/** Its packages have 85 MB: a site without /admin does without them. */
export function installCms(): void {
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

/** For Vite: /admin as files of our own. */
export function adminConfig({ site, editions }: EditionContent): InlineConfig {
  const settings: AdminSettings = {
    name: site.name,
    backend: backendOf(site.repository),
    languages: Object.fromEntries(editions.slice(1).map(({ path, name }) => [path, name])),
  };
  return {
    configFile: false,
    root: join(projectRoot, "admin"),
    base: "/admin/",
    logLevel: "warn",
    plugins: [unused, ownFonts],
    resolve: { alias: { "@sveltia/cms": cms } },
    define: { __ADMIN__: JSON.stringify(settings) },
  };
}

/** Builds /admin into the folder `client` of a release. */
export async function buildAdmin(client: string, content: EditionContent): Promise<void> {
  installCms();
  await build({
    ...adminConfig(content),
    build: {
      outDir: join(client, "admin"),
      emptyOutDir: true,
      chunkSizeWarningLimit: 9999,
      reportCompressedSize: false,
    },
  });
}

/** Without a repository the CMS works in a folder of this machine only. */
function backendOf(repository: Repository | undefined): object {
  if (!repository) return { name: "gitea", repo: "none/none", branch: "main", base_url: "http://localhost" };
  const { host, name, branch, address } = repository;
  return {
    name: host,
    repo: name,
    branch,
    auth_methods: ["token"],
    ...(address && { base_url: address, api_root: `${address}${host === "gitea" ? "/api/v1" : "/api/v4"}` }),
  };
}

/** The page of a release. */
export const adminPage = (repository: Repository): SiteManifest["pages"] => ({
  "/admin": { file: "admin/index.html", csp: adminPolicy(repository) },
});

/** It talks to the Git host and to nobody else. */
export function adminPolicy(repository: Repository | undefined): string {
  const hosts = { github: "https://api.github.com", gitlab: "https://gitlab.com", gitea: "" };
  const git = repository
    ? repository.address
      ? new URL(repository.address).origin
      : hosts[repository.host]
    : "";
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
