import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { contentFolder } from "#site-build/content/read-content.ts";
import { projectRoot } from "#site-build/site-folder.ts";
import { printedAddress } from "../addresses.ts";

/** The real `npm run dev` on a copy of the content. `change` replaces a text of it, which must be there. */
async function startDevServer() {
  const folder = join(mkdtempSync(join(tmpdir(), "dev-")), "content");
  cpSync(contentFolder, folder, { recursive: true });
  const server = spawn(process.execPath, [join(projectRoot, "node_modules/vite/bin/vite.js")], {
    cwd: projectRoot,
    env: { ...process.env, CONTENT_DIR: folder, PORT: "0", NO_COLOR: "1", NODE_ENV: "development" },
  });
  return {
    address: await printedAddress(server),
    change(file: string, before: string, after: string) {
      const text = readFileSync(join(folder, file), "utf8");
      expect(text).toContain(before);
      writeFileSync(join(folder, file), text.replace(before, after));
    },
    stop() {
      server.kill();
      rmSync(join(folder, ".."), { recursive: true });
    },
  };
}

let dev: Awaited<ReturnType<typeof startDevServer>>;
test.beforeAll(async () => {
  dev = await startDevServer();
});
test.afterAll(() => dev.stop());

/** Waits until Vite's client listens; before that no change reaches the page. */
async function openAndConnect(page: Page) {
  const connected = connectionOf(page);
  await page.goto(new URL("/Dining", dev.address).href);
  await connected;
}

const connectionOf = (page: Page) =>
  page.waitForEvent("console", (message) => message.text().includes("[vite] connected"));

test("a change appears by itself, a mistake over the page until it is corrected", async ({ page }) => {
  await openAndConnect(page);
  const pizza = page.getByRole("listitem").filter({ hasText: "Pizza" });
  await expect(pizza).toContainText("₹45.00");

  const reconnected = connectionOf(page);
  dev.change("dining.yaml", 'price: "45"', "price: 55");
  await expect(pizza).toContainText("₹55.00");
  await reconnected;

  dev.change("dining.yaml", "price: 55", "price: about 55");
  const overlay = page.locator("vite-error-overlay");
  await expect(overlay).toContainText(
    /content\/dining\.yaml, line \d+, menu 2 price: must be an amount such as 6,500/,
  );
  await expect(overlay).not.toContainText(/\.ts:|at \w+ \(/);

  // A page that is opened meanwhile shows the same.
  await openAndConnect(page);
  await expect(page.locator("body")).toContainText("must be an amount");
  dev.change("dining.yaml", "price: about 55", "price: 65");
  await expect(pizza).toContainText("₹65.00");
});
