import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Browser, startFirefox, startWebKit } from "./drive.ts";
import { type Site, serveSite } from "./serve.ts";
import { steps, visit } from "./steps.ts";

// The site in Firefox and in WebKit, Safari's engine. The other browser tests use only Chromium.

const engines = [
  { name: "Firefox", binary: "/usr/bin/firefox-esr", packages: ["firefox-esr"], start: startFirefox },
  {
    name: "WebKit",
    binary: "/usr/bin/WebKitWebDriver",
    packages: ["webkit2gtk-driver", "gstreamer1.0-plugins-good", "gstreamer1.0-libav", "xvfb"],
    start: startWebKit,
  },
];

for (const { name, binary, packages, start } of engines)
  describe.skipIf(!existsSync(binary) && !install(packages))(name, () => {
    let site: Site;
    let browser: Browser;

    beforeAll(async () => {
      site = await serveSite();
      browser = await start(binary);
    });

    afterAll(async () => {
      await browser?.close();
      await site?.close();
    });

    const chosen = [378, 1440].flatMap((width) =>
      steps.filter(({ narrow }) => !narrow || width < 600).map((step) => ({ width, ...step })),
    );
    test.each(chosen)("$width px: $name", async ({ width, at, run }) => {
      // WebKitGTK's page process sometimes crashes by itself, most often beside a film. What crashes it three times is our
      // fault, and may crash Safari.
      for (let crashes = 0; ; crashes += 1)
        try {
          await browser.resize(width, 900);
          await visit(browser, site.address(at));
          await run(browser, site);
          const complaints = await browser.evaluate(() => (window as Recorded).complaints ?? []);
          expect(complaints).toEqual([]);
          return;
        } catch (error) {
          const answers = await browser.evaluate(() => true).catch(() => false);
          if (crashes === 2 || answers) throw error;
          console.log(`${name} crashed: ${(error as Error).message}`);
          await browser.close();
          browser = await start(binary);
        }
    });
  });

type Recorded = Window & { complaints?: string[] };

/** Only root on Debian can. */
function install(packages: string[]): boolean {
  if (process.getuid?.() !== 0) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const apt = (...words: string[]) => spawnSync("apt-get", words, { stdio: "inherit", env }).status === 0;
  apt("update", "-q");
  return apt("install", "-y", "-q", "--no-install-recommends", ...packages);
}
