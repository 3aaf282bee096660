import "./tests/site/use.ts";
import { defineConfig } from "@playwright/test";
import { findBrowser } from "./scripts/find-browser.ts";

const rootless = process.getuid?.() === 0 ? ["--no-sandbox"] : [];

// A test runs at desktop width; one tagged @phone or @tablet at that width as well, @every at all three, and
// @only-phone at that of a phone alone.
export default defineConfig({
  testDir: "tests/e2e",
  globalSetup: "./tests/site/global-setup.ts",
  outputDir: "test-results/e2e",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  // A busy machine is slow, not wrong.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [["line"], ["json", { outputFile: "test-results/e2e.json" }]],
  use: {
    // Known to the workers only, which load this file after the set-up.
    baseURL: process.env.TEST_SITE_ADDRESS,
    locale: "en-IN",
    // It would keep the whole site for each test. offline.spec.ts is about it.
    serviceWorkers: "block",
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        ...rootless,
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // Without a network Chromium believes in a slow one, and loads lazy pictures from much further away.
        "--force-effective-connection-type=4G",
      ],
    },
  },
  projects: [
    { name: "desktop", grepInvert: /@only-phone/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: "tablet",
      grep: /@tablet|@every/,
      use: { viewport: { width: 768, height: 1024 }, hasTouch: true },
    },
    {
      name: "phone",
      grep: /@phone|@only-phone|@every/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 3 },
    },
  ],
});
