import { defineConfig } from "vite";
import { browserTargets, scriptTexts } from "./site-build/bundle-script.ts";
import { shortClassName } from "./site-build/class-name.ts";
import { contentModules } from "./site-build/content/plugin.ts";
import { contentSource } from "./site-build/content/resolve.ts";
import { sameOriginOnly } from "./site-build/dev-guard.ts";
import { devPages } from "./site-build/dev-pages.ts";
import { prerenderFolder } from "./site-build/site-folder.ts";

// The pictures take the time; libraries name the side they are for; and a chunk that a page loads late may be part of another page from the start.
const checks = { pluginTimings: false, ineffectiveDynamicImport: false, moduleLevelDirective: false };

/** For all parts of one build: scripts/build.ts, too. */
export const content = contentSource();

export default defineConfig({
  appType: "custom",
  plugins: [contentModules(content), scriptTexts(), sameOriginOnly(), devPages(content)],
  define: { __BUILT_IN_YEAR__: JSON.stringify(new Date().getFullYear()) },
  css: { modules: { generateScopedName: shortClassName } },
  build: { target: browserTargets, assetsInlineLimit: 0, modulePreload: false, emptyOutDir: true },
  builder: {},
  server: { port: Number(process.env.PORT ?? 5173), cors: false },
  environments: {
    client: {
      build: {
        manifest: true,
        rolldownOptions: {
          checks,
          input: ["app/entry.client.tsx", "app/styles/print.css", "app/styles/faces-without-script.css"],
          output: {
            codeSplitting: {
              groups: [
                // The libraries keep their names, and so their place in the cache, when a page changes.
                {
                  name: "libraries",
                  test: /node_modules|rolldown\/runtime|vite\/preload-helper/,
                  priority: 2,
                },
                // What several pages use comes as one file instead of twenty small ones.
                {
                  name: "shared",
                  test: /\/app\/(ui\/(?!DetailsDialog|Inclusions|PageHead|Breadcrumb)|motion|layout|lightbox)/,
                  minShareCount: 2,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        outDir: prerenderFolder,
        rolldownOptions: { checks, input: "app/entry.prerender.tsx" },
      },
    },
  },
});
