import "./tests/site/isolate.ts";
import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { findBrowser } from "./tests/run/find-browser.ts";
import { testFonts } from "./tests/run/fonts.ts";
import { withPatience } from "./tests/run/patience.ts";
import { makeContent } from "./tests/site/make-content.ts";

// Specs read it when they are loaded.
makeContent();

// Each test runs at desktop width, with @phone also at a phone's, with @only-phone at that alone. `npm test` leaves
// @long, in the title of a test or in the name of a project, to `npm run test:long`: there @tablet and @rarely-phone
// add that width, and @every both.
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 3 };

export default defineConfig({
  testDir: "tests/e2e",
  globalSetup: "./tests/site/global-setup.ts",
  outputDir: "test-results/e2e",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A failed test is repeated once for its trace, and stays failed.
  retries: 1,
  failOnFlakyTests: true,
  workers: availableParallelism(),
  timeout: withPatience(30),
  expect: { timeout: withPatience(5) },
  reporter: [["./tests/run/tell-at-once.ts"], ["line"]],
  use: {
    // The global set-up sets it before the workers load this file.
    baseURL: process.env.TEST_SITE_ADDRESS,
    locale: "en-IN",
    screenshot: "only-on-failure",
    actionTimeout: withPatience(5),
    navigationTimeout: withPatience(10),
    // With the page as it was at each step. With that the tests take twice as long.
    trace: "on-first-retry",
    // It would store the whole site in each test. Only offline.spec.ts allows it.
    serviceWorkers: "block",
    launchOptions: {
      executablePath: findBrowser(),
      env: { ...(process.env as Record<string, string>), ...testFonts() },
      args: [
        "--disable-gpu",
        // Without it headless Chromium rounds each letter to a whole pixel, which no guest's device does.
        "--font-render-hinting=none",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // Without a network Chromium assumes a slow one and loads lazy pictures much earlier.
        "--force-effective-connection-type=4G",
      ],
    },
  },
  projects: [
    { name: "desktop", grepInvert: /@only-phone/, use: { viewport: { width: 1440, height: 900 } } },
    { name: "phone", grep: /@phone|@only-phone/, use: phone },
    { name: "phone @long", grep: /@rarely-phone|@every/, use: phone },
    {
      name: "tablet @long",
      grep: /@tablet|@every/,
      use: { viewport: { width: 768, height: 1024 }, hasTouch: true },
    },
  ],
});
