import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { projectRoot } from "#site-build/site-folder.ts";
import { printedAddress } from "../addresses.ts";
import { editionsContent } from "../site/other-sites.ts";
import { findDeadLinks } from "./dead-links.ts";
import { sitePages } from "./visit.ts";

/** The real `npm run dev` on a copy of the content. */
async function startDevServer() {
  const folder = join(mkdtempSync(join(tmpdir(), "dev-")), "content");
  cpSync(editionsContent, folder, { recursive: true });
  const server = spawn(process.execPath, [join(projectRoot, "node_modules/vite/bin/vite.js")], {
    cwd: projectRoot,
    env: { ...process.env, CONTENT_DIR: folder, PORT: "0", NO_COLOR: "1", NODE_ENV: "development" },
  });
  return {
    address: await printedAddress(server),
    /** Replaces a text of the content until the page shows it: Vite may not watch yet, or its client not listen. */
    async change(file: string, before: string, after: string, isShown: () => Promise<void>) {
      await expect(async () => {
        const text = readFileSync(join(folder, file), "utf8");
        writeFileSync(join(folder, file), text.replace(before, after));
        await isShown();
      }).toPass();
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

test("a change appears by itself, a mistake over the page until it is corrected @long", async ({ page }) => {
  const dining = new URL("/Dining", dev.address).href;
  await page.goto(dining);
  const pizza = page.getByRole("listitem").filter({ hasText: "Pizza" });
  const showsPrice = (price: string) => () => expect(pizza).toContainText(price, { timeout: 5000 });
  await showsPrice("₹45.00")();
  await dev.change("dining.yaml", "price: '45'", "price: 55", showsPrice("₹55.00"));

  const overlay = page.locator("vite-error-overlay");
  const mistake = /content\/dining\.yaml, line \d+, menu 2 price: must be an amount such as 6,500/;
  await dev.change("dining.yaml", "price: 55", "price: about 55", () =>
    expect(overlay).toContainText(mistake, { timeout: 5000 }),
  );
  await expect(overlay).not.toContainText(/\.ts:|at \w+ \(/);

  // A page that is opened meanwhile shows the same.
  await page.goto(dining);
  await expect(page.locator("body")).toContainText("must be an amount");
  await dev.change("dining.yaml", "price: about 55", "price: 65", showsPrice("₹65.00"));
});

test("it serves every language, and every link leads to a page @long", async ({ page, request }) => {
  // Each language starts a server, which bundles the libraries first.
  test.setTimeout(300_000);
  const { dead, read } = await findDeadLinks(request, dev.address);
  expect(dead).toEqual([]);
  expect(read).toBe(3 * sitePages.length);

  await page.goto(new URL("/hi/Dining", dev.address).href);
  await expect(page.getByRole("listitem").filter({ hasText: "डोसा" })).toContainText("₹40.00");
  const renamed = page.getByRole("listitem").filter({ hasText: "नया डोसा" });
  await dev.change("dining.yaml", "डोसा", "नया डोसा", () => expect(renamed).toBeVisible({ timeout: 5000 }));
});

test("no other site opens an editor, and nobody gets a file of other rooms @long", async ({ request }) => {
  for (const address of ["/__open-in-editor", "/@edition-hi/__Open-In-Editor"]) {
    const headers = { "Sec-Fetch-Site": "cross-site" };
    const response = await request.get(`${new URL(address, dev.address)}?file=package.json`, { headers });
    expect(response.status()).toBe(403);
  }
  const secrets = {
    "package.json": '"kafal-ridge"',
    "service/main.ts": "startService",
    ".git/config": "[core]",
  };
  for (const [file, words] of Object.entries(secrets))
    for (const path of [`${file}`, `${file}?raw`, `${file}?import&raw`, `@fs${projectRoot}/${file}?raw`]) {
      const answer = await request.get(new URL(`/${path}`, dev.address).href);
      expect(await answer.text(), path).not.toContain(words);
    }
});
