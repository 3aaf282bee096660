import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { projectRoot } from "#site-build/site-folder.ts";
import { printedAddress } from "../addresses.ts";
import { editionsContent } from "../site/other-sites.ts";
import { findDeadLinks } from "./dead-links.ts";
import { sitePages } from "./visit.ts";

/** The real `npm run dev` on a copy of the content. `change` replaces a text of it, which must be there. */
async function startDevServer() {
  const folder = join(mkdtempSync(join(tmpdir(), "dev-")), "content");
  cpSync(editionsContent, folder, { recursive: true });
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
async function openAndConnect(page: Page, path = "/Dining") {
  const connected = connectionOf(page);
  await page.goto(new URL(path, dev.address).href);
  await connected;
}

const connectionOf = (page: Page) =>
  page.waitForEvent("console", (message) => message.text().includes("[vite] connected"));

test("a change appears by itself, a mistake over the page until it is corrected", async ({ page }) => {
  await openAndConnect(page);
  const pizza = page.getByRole("listitem").filter({ hasText: "Pizza" });
  await expect(pizza).toContainText("₹45.00");

  const reconnected = connectionOf(page);
  dev.change("dining.yaml", "price: '45'", "price: 55");
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

test("it serves every language, and every link leads to a page", async ({ page, request }) => {
  const { dead, read } = await findDeadLinks(request, dev.address);
  expect(dead).toEqual([]);
  expect(read).toBe(3 * sitePages.length);

  await openAndConnect(page, "/hi/Dining");
  await expect(page.getByRole("listitem").filter({ hasText: "डोसा" })).toContainText("₹40.00");
  dev.change("dining.yaml", "डोसा", "नया डोसा");
  await expect(page.getByRole("listitem").filter({ hasText: "नया डोसा" })).toBeVisible();
});

test("a page of another origin opens no editor", async ({ request }) => {
  for (const address of ["/__open-in-editor", "/@edition-hi/__Open-In-Editor"]) {
    const headers = { "Sec-Fetch-Site": "cross-site" };
    const response = await request.get(`${new URL(address, dev.address)}?file=package.json`, { headers });
    expect(response.status()).toBe(403);
  }
});
