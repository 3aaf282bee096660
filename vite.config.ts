import type { CSSOptions, UserConfig } from "vite";
import { browserTargets, scriptTexts } from "./site-build/bundle-script.ts";
import { contentModules } from "./site-build/content/plugin.ts";
import type { ContentSource } from "./site-build/content/resolve.ts";
import { prerenderFolder } from "./site-build/site-folder.ts";

// Rolldown's warnings about slow plugins, "use client" in libraries, and chunks that another page loads at once do not
// apply here.
const checks = { pluginTimings: false, ineffectiveDynamicImport: false, moduleLevelDirective: false };

/** A component's styles are in the layer of its folder: `ui`, `layout`, else `sections` (app/styles/site.css). */
const layerOfFolder: NonNullable<Exclude<CSSOptions["postcss"], string | undefined>["plugins"]>[number] = {
  postcssPlugin: "layer-of-folder",
  Once(root, { AtRule }) {
    const [, folder] = /[\\/]app[\\/](\w+)[\\/].*\.module\.css$/.exec(root.source?.input.file ?? "") ?? [];
    if (!folder) return;
    const params = folder === "ui" || folder === "layout" ? folder : "sections";
    const layer = new AtRule({ name: "layer", params });
    layer.append(root.nodes);
    root.append(layer);
  },
};

/** One locale of the site. scripts/build.ts builds all that are public, one after the other. */
export const configFor = (content: ContentSource, locale = ""): UserConfig => ({
  appType: "custom",
  plugins: [contentModules(content, locale), scriptTexts()],
  // Short, because styles are inline in every page. The _ keeps names such as "ad-..." from content blockers.
  css: { modules: { generateScopedName: "_[hash:base64:4]" }, postcss: { plugins: [layerOfFolder] } },
  build: { target: browserTargets, assetsInlineLimit: 0, modulePreload: false, emptyOutDir: true },
  builder: {},
  environments: {
    client: {
      build: {
        manifest: true,
        rolldownOptions: {
          checks,
          input: ["app/entry.client.tsx", "app/start.ts"],
          // An entry may export what other chunks import from it. Otherwise each entry would be split into two files.
          preserveEntrySignatures: "allow-extension",
          output: {
            codeSplitting: {
              groups: [
                // Libraries have a file of their own, which stays cached when a page changes. Leaflet and typefaces are loaded
                // later.
                {
                  name: "libraries",
                  test: /node_modules\/(?!leaflet|@fontsource)|rolldown\/runtime|vite\/preload-helper/,
                  priority: 2,
                },
                // What most pages use is bundled with the entry, instead of in twenty small files.
                {
                  name: "entry",
                  test: /\/app\/(entry\.client|ui|motion|layout|map\/RegionMap|lightbox\/(?!Lightbox)|words\/\w+\/site)/,
                  priority: 1,
                },
                // Loaded before all others, so it must not import other chunks.
                { name: "start", test: /\/app\/(start|inquiry\/draft-storage)/, priority: 2 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        outDir: prerenderFolder(locale),
        rolldownOptions: { checks, input: "app/entry.prerender.tsx" },
      },
    },
  },
});
