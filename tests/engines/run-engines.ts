import "../site/use.ts";
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { buildSite } from "../site/build-site.ts";
import { type Browser, startFirefox, startWebKit } from "./drive.ts";
import { serveSite } from "./serve.ts";
import { steps, widths } from "./steps.ts";

// npm run test:engines: tests the site in Firefox and in WebKit, Safari's engine. `npm test` uses only Chromium.

const engines = [
  {
    name: "Firefox ESR",
    binary: "/usr/bin/firefox-esr",
    packages: ["firefox-esr"],
    start: startFirefox,
  },
  {
    name: "WebKitGTK",
    binary: "/usr/bin/WebKitWebDriver",
    packages: ["webkit2gtk-driver", "gstreamer1.0-plugins-good", "gstreamer1.0-libav", "xvfb"],
    start: startWebKit,
  },
];
const [onlyEngine = "", onlyStep = ""] = process.argv.slice(2);

buildSite();
const count = { passed: 0, failed: 0, skipped: 0, crashed: 0 };
const failures: string[] = [];
for (const engine of engines.filter(({ name }) => name.toLowerCase().includes(onlyEngine.toLowerCase()))) {
  if (!existsSync(engine.binary) && !install(engine.packages)) {
    console.log(
      `${engine.name} is skipped: it is not installed, and only root on Debian can install ${engine.packages.join(", ")}.`,
    );
    count.skipped += 1;
    continue;
  }
  const site = await serveSite();
  let browser = await engine.start(engine.binary);
  console.log(`\n--- ${browser.name}`);
  const startAnew = async () => {
    count.crashed += 1;
    await browser.close();
    browser = await engine.start(engine.binary);
  };
  try {
    for (const width of widths) {
      if (!(await answers(browser))) await startAnew();
      await browser.resize(width, 900);
      for (const step of steps.filter(
        ({ name, narrow }) => (!narrow || width < 600) && name.includes(onlyStep),
      )) {
        const name = `${width} px: ${step.name}`;
        let mistake = await take(browser, () => step.run(browser, site));
        // WebKitGTK's page process sometimes crashes by itself, most often beside a film. What crashes it three times is our
        // fault, and may crash Safari.
        for (let again = 0; again < 2 && mistake !== undefined && !(await answers(browser)); again += 1) {
          console.log(`CRASHED ${name}\n        ${mistake}\n        Again in a new browser:`);
          await startAnew();
          await browser.resize(width, 900);
          mistake = await take(browser, () => step.run(browser, site));
        }
        report(`${browser.name} ${name}`, mistake);
      }
    }
  } finally {
    await browser.close();
    await site.close();
  }
}
console.log(
  `\n${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped, ${count.crashed} crashes of a browser`,
);
mkdirSync("test-results", { recursive: true });
const { passed, skipped } = count;
writeFileSync("test-results/engines.json", JSON.stringify({ passed, skipped, notRun: 0, failures }));
process.exitCode = count.failed === 0 ? 0 : 1;

/** Returns the step's mistake, or undefined. */
async function take(browser: Browser, run: () => Promise<void>): Promise<string | undefined> {
  try {
    await run();
    const complaints = await browser.evaluate(
      () => (globalThis as { complaints?: string[] }).complaints ?? [],
    );
    return complaints.length > 0 ? complaints.join("\n") : undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

async function answers(browser: Browser): Promise<boolean> {
  return browser.evaluate(() => true).catch(() => false);
}

function report(name: string, mistake: string | undefined) {
  console.log(mistake === undefined ? `ok      ${name}` : `FAILED  ${name}\n        ${mistake}`);
  if (mistake === undefined) count.passed += 1;
  else {
    count.failed += 1;
    failures.push(name);
  }
}

function install(packages: string[]): boolean {
  if (process.getuid?.() !== 0) return false;
  const apt = (...words: string[]) =>
    spawnSync("apt-get", words, {
      stdio: "inherit",
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    }).status === 0;
  apt("update", "-q");
  return apt("install", "-y", "-q", "--no-install-recommends", ...packages);
}
