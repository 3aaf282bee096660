import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { pictures } from "./build/pictures.ts";

export default defineConfig({
  plugins: [pictures(), reactRouter()],
  define: { __BUILT_IN_YEAR__: JSON.stringify(new Date().getFullYear()) },
  build: { assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Nothing here reads a property for its side effect; without this, content nobody shows stays in the chunks.
          treeshake: { propertyReadSideEffects: false },
          // One chunk for the libraries: it keeps its name, and so its place in the cache, when a page changes.
          output: { codeSplitting: { groups: [{ name: "vendor", test: /node_modules/ }] } },
        },
      },
    },
  },
});
