import "../site/isolate.ts";
import { defineConfig } from "@playwright/test";
import { findBrowser } from "../run/find-browser.ts";
import { testFonts } from "../run/fonts.ts";
import { withPatience } from "../run/patience.ts";
import { fixedContent } from "../site/settings.ts";

// All languages, as the owner's has.
process.env.CONTENT_DIR = fixedContent;

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** The CMS at /admin. `npm run test:long` runs these tests. */
export default defineConfig<{ expectedErrors: RegExp[] }>({
  testDir: ".",
  outputDir: "../../test-results/admin",
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  retries: 1,
  failOnFlakyTests: true,
  // The CMS starts slowly, and encodes photographs.
  timeout: withPatience(90),
  expect: { timeout: withPatience(20) },
  reporter: "line",
  globalSetup: "./global-setup.ts",
  use: {
    // The global set-up sets it.
    baseURL: process.env.ADMIN_ADDRESS,
    // A warning of the CMS: owners sign in with a token.
    expectedErrors: [/OAuth application ID is not defined/],
    screenshot: "only-on-failure",
    trace: "on-first-retry",
    launchOptions: {
      executablePath: findBrowser(),
      env: { ...(process.env as Record<string, string>), ...testFonts() },
    },
  },
  projects: [
    { name: "desktop", grepInvert: /@once-phone/, use: { viewport: { width: 1440, height: 900 } } },
    { name: "phone", use: phone },
  ],
});
