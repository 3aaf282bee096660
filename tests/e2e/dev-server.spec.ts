import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { contentFolder } from "#site-build/content/site-content.ts";
import { projectRoot } from "#site-build/site-folder.ts";

// `npm run dev` as an owner has it open beside his editor: the real server, on content of its own.

let folder: string;
let server: ChildProcess;
let address: string;

test.beforeAll(async () => {
  folder = join(mkdtempSync(join(tmpdir(), "dev-")), "content");
  cpSync(contentFolder, folder, { recursive: true });
  server = spawn(process.execPath, [join(projectRoot, "node_modules/vite/bin/vite.js")], {
    cwd: projectRoot,
    env: { ...process.env, CONTENT_DIR: folder, PORT: "0", NO_COLOR: "1", NODE_ENV: "development" },
  });
  address = await new Promise((resolve, reject) => {
    let said = "";
    server.on("exit", (code) => reject(new Error(`Vite ended with ${code}: ${said}`)));
    const listen = (bytes: Buffer) => {
      said += bytes;
      const [found] = /http:\/\/localhost:\d+\//.exec(said) ?? [];
      if (found) resolve(found);
    };
    server.stdout?.on("data", listen);
    server.stderr?.on("data", listen);
  });
});

test.afterAll(() => {
  server.kill();
  rmSync(join(folder, ".."), { recursive: true });
});

function change(file: string, before: string, after: string) {
  const path = join(folder, file);
  const text = readFileSync(path, "utf8");
  expect(text).toContain(before);
  writeFileSync(
    path,
    text.replace(before, () => after),
  );
}

/** Until Vite's client listens, nothing that changes can reach the page. */
async function openAndConnect(page: Page) {
  const connected = connectionOf(page);
  await page.goto(`${address}Dining`);
  await connected;
}

const connectionOf = (page: Page) =>
  page.waitForEvent("console", (message) => message.text().includes("[vite] connected"));

test("a right change shows by itself, and a mistake is told over the page until it is mended", async ({
  page,
}) => {
  await openAndConnect(page);
  const pizza = page.getByRole("listitem").filter({ hasText: "Pizza" });
  await expect(pizza).toContainText("₹45.00");

  const reconnected = connectionOf(page);
  change("menu.yaml", "price: 45", "price: 55");
  const started = Date.now();
  await expect(pizza).toContainText("₹55.00");
  console.log(`A new price shows after ${Date.now() - started} ms`);
  await reconnected;

  change("menu.yaml", "price: 55", "price: ₹55");
  const overlay = page.locator("vite-error-overlay");
  await expect(overlay).toContainText(/content\/menu\.yaml, line \d+, Pizza: the price must be a number/);
  await expect(overlay).not.toContainText(/\.ts:|at \w+ \(/);

  // Whoever opens a page meanwhile reads the same.
  await openAndConnect(page);
  await expect(page.locator("body")).toContainText("Write the number alone: 55.");
  change("menu.yaml", "price: ₹55", "price: 65");
  await expect(pizza).toContainText("₹65.00");
});

test("what one file says of another follows: the name, and a further dish", async ({ page }) => {
  await openAndConnect(page);
  await expect(page).toHaveTitle(/Kafal Ridge/);
  change("resort.yaml", "name: Kafal Ridge", "name: Deodar House");
  await expect(page).toHaveTitle(/Deodar House/);
  change(
    "menu.yaml",
    "dishes:\n",
    "dishes:\n  - name: Arsa\n    note: Rice and jaggery\n    picture: dish-kafuli\n\n",
  );
  await expect(page.getByText("Rice and jaggery")).toBeVisible();
});
