import { defineConfig } from "@playwright/test";
import everywhere from "../../playwright.config.ts";

// Apart from the site's tests, because the editor has its own servers and copy of the content.
const { projects: _, ...shared } = everywhere;

export default defineConfig({
  ...shared,
  testDir: ".",
  globalSetup: "../site/build-site.ts",
  outputDir: "../../test-results/editor",
  reporter: [["line"], ["json", { outputFile: "../../test-results/editor.json" }]],
  fullyParallel: false,
  workers: 1,
  // Previews and releases are built during these tests.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: { ...shared.use, actionTimeout: 20_000, viewport: { width: 1440, height: 900 } },
});
