import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { shortClassNames } from "./site-build/class-names.ts";
import { regionDrawing } from "./site-build/map/region-drawing.ts";
import { pictures } from "./site-build/pictures.ts";
import { smallPreload } from "./site-build/small-preload.ts";
import { trimRouter } from "./site-build/trim-router.ts";

// The pictures take the time; and a chunk that a page loads late may be part of another page from the start.
const checks = { pluginTimings: false, ineffectiveDynamicImport: false };

export default defineConfig({
  plugins: [pictures(), regionDrawing(), trimRouter(), smallPreload(), reactRouter()],
  define: { __BUILT_IN_YEAR__: JSON.stringify(new Date().getFullYear()) },
  // Every page carries its styles, so their bytes count: short names, and nesting kept as it was written.
  css: { modules: { generateScopedName: shortClassNames() } },
  build: {
    target: ["chrome125", "firefox128", "safari18"],
    assetsInlineLimit: 0,
    modulePreload: false,
  },
  environments: {
    ssr: { build: { rolldownOptions: { checks } } },
    client: {
      build: {
        // 1.6 KB less than the built-in one over all that Home loads.
        minify: "terser",
        terserOptions: {
          module: true,
          ecma: 2022,
          compress: {
            passes: 4,
            hoist_props: true,
            unsafe_arrows: true,
            pure_getters: true,
            keep_fargs: false,
          },
        },
        rolldownOptions: {
          checks,
          // Nothing here reads a property for its side effect; without this, content nobody shows stays in the chunks.
          treeshake: { propertyReadSideEffects: false },
          output: {
            minify: true,
            codeSplitting: {
              groups: [
                // The libraries keep their name, and so their place in the cache, when a page changes.
                { name: "vendor", test: /node_modules|vite\/preload-helper/, priority: 2 },
                // What several pages use comes as one file instead of twenty small ones.
                {
                  name: "shared",
                  test: /\/app\/(ui\/(?!PageHead|Breadcrumb|Inclusions)|motion|layout|pages\/describe|inquiry\/saved-key)|\/content\/(resort|navigation)/,
                  minShareCount: 2,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
  },
});
