import { defineConfig } from "vite";

export default defineConfig({
  base: "./",
  logLevel: "warn",
  build: {
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: false,
    chunkSizeWarningLimit: 2000,
    rolldownOptions: { checks: { moduleLevelDirective: false, pluginTimings: false } },
  },
});
