import { addressIn, pagePaths } from "#shared/pages.ts";
import { currentRelease } from "#site-build/site-folder.ts";
import { words } from "#words/inquiry.ts";
import { type ByteFigure, measureSite } from "../built/measure-site.ts";
import { content } from "../site/content.ts";
import { openHydrated } from "./contact-form.ts";
import { editionsSite } from "./editions-site.ts";
import { test } from "./editions-test.ts";
import { expect } from "./fixtures.ts";
import { sitePages, visit } from "./visit.ts";

// The German edition is made of a handful of texts.

const [basic] = content.packages.packages;
/** German has no words of the interface, so that English ones stand in. */
const skip = "Skip to content";

test("each page of an edition says its language and where the others are", async ({ request }) => {
  for (const { path } of sitePages)
    for (const [edition, language, other] of [
      ["", "en-IN", "de"],
      ["de", "de-DE", ""],
      ["hi", "hi-IN", "de"],
    ] as const) {
      const html = await (await request.get(addressIn(edition, path))).text();
      expect(html).toContain(`<html lang="${language}"`);
      const address = (of: string) => `https://kafalridge.example${addressIn(of, path)}`;
      expect(html).toContain(`<link rel="canonical" href="${address(edition)}"/>`);
      for (const [tag, of] of [
        ["en-IN", ""],
        ["de-DE", "de"],
        ["hi-IN", "hi"],
        ["x-default", ""],
      ] as const)
        expect(html).toContain(`<link rel="alternate" hrefLang="${tag}" href="${address(of)}"/>`);
      const tags = (property: string) =>
        [...html.matchAll(new RegExp(`property="${property}" content="(\\w+)"`, "g"))].map(([, tag]) => tag);
      const own = language.replace("-", "_");
      expect(tags("og:locale")).toEqual([own]);
      expect(tags("og:locale:alternate").sort()).toEqual(
        ["de_DE", "en_IN", "hi_IN"].filter((tag) => tag !== own),
      );
      expect(html).toMatch(
        new RegExp(`<a href="${addressIn(other, path)}" lang="[^"]+"[^>]* hrefLang="[^"]+">`),
      );
    }
});

test("the link to the other language leads to the same page, without script too", async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.address });
  const page = await context.newPage();
  await page.goto("/Packages");
  await page.getByRole("link", { name: "Deutsch" }).click();
  await expect(page).toHaveURL("/de/Packages");
  await expect(page.getByText("Unsere Pakete im Kafal Ridge.")).toBeVisible();
  await page.getByRole("link", { name: "English", exact: true }).click();
  await expect(page).toHaveURL("/Packages");
  await context.close();
});

test("links stay in the edition, and its pages load only its scripts", async ({ page }) => {
  const scripts: string[] = [];
  page.on("response", async (response) => {
    if (/\/assets\/.*\.js$/.test(response.url())) scripts.push(await response.text().catch(() => ""));
  });
  await visit(page, "/de");
  await expect(page.getByRole("link", { name: skip })).toBeAttached();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Packages" }).click();
  await expect(page).toHaveURL("/de/Packages");
  await expect(page.getByRole("heading", { name: "Abenteuer Plus", level: 2 }).first()).toBeVisible();
  // Their texts arrive later than the page needs them.
  await expect.poll(() => scripts.join()).toContain("Abenteuer Plus");
  expect(scripts.join()).not.toContain("Adventure Plus");
  scripts.length = 0;
  await page.getByRole("link", { name: "English", exact: true }).click();
  await expect(page).toHaveURL("/Packages");
  await visit(page, "/");
  await expect.poll(() => scripts.join()).toContain("Adventure Plus");
  expect(scripts.join()).not.toContain("Abenteuer Plus");
});

test.describe("with service workers", () => {
  test.use({ serviceWorkers: "allow" });

  test("the page on which the language is changed is kept for reading offline", async ({ page }) => {
    const kept = () =>
      page.evaluate(async () =>
        (await (await caches.open("pages")).keys()).map(({ url }) => new URL(url).pathname),
      );
    for (const path of ["/AboutUs", "/hi/AboutUs"]) {
      await visit(page, path);
      await expect.poll(kept).toContain(path);
    }
  });
});

test("unknown addresses and other spellings are answered in their edition", async ({ request }) => {
  for (const [asked, right] of [
    ["/DE", "/de"],
    ["/de/", "/de"],
    ["/de/packages/?a=1", "/de/Packages?a=1"],
  ] as const) {
    const answer = await request.get(asked, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([301, right]);
  }
  const lost = await request.get("/de/Nirgends");
  expect(lost.status()).toBe(404);
  expect(await lost.text()).toContain('<html lang="de-DE"');
  expect(await (await request.get("/Nirgends")).text()).toContain('<html lang="en-IN"');
});

test("the sitemap names every page in every edition; the manifest and the service worker are the edition's", async ({
  request,
}) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  for (const path of Object.values(pagePaths))
    for (const edition of ["", "hi", "de"])
      expect(sitemap).toContain(`<loc>https://kafalridge.example${addressIn(edition, path)}</loc>`);
  expect(sitemap.match(/hreflang="x-default"/g)).toHaveLength(3 * sitePages.length);
  const manifest = await (await request.get("/manifest-de.webmanifest")).json();
  expect(manifest).toMatchObject({ lang: "de-DE", start_url: "/de" });
  const [first, second] = [await request.get("/sw.js"), await request.get("/sw-de.js")];
  const [english, own] = [await first.text(), await second.text()];
  expect(own).toContain("/de/Contact");
  expect(own).toContain("/de/Offline");
  expect(own).not.toContain("`/Contact`");
  expect(english).not.toContain("/de/Contact");
  const scriptsOf = (worker: string) => new Set(worker.match(/\/assets\/(HomePage|entry)[\w.-]+\.js/g));
  expect([scriptsOf(english).size, scriptsOf(own).size]).toEqual([2, 2]);
  expect(scriptsOf(english).isDisjointFrom(scriptsOf(own))).toBe(true);
});

test("a text that the edition lacks is shown in the first language", async ({ page }) => {
  await visit(page, "/de/Packages");
  for (const title of ["Abenteuer Plus", basic?.title ?? ""])
    await expect(page.getByRole("heading", { name: title, level: 2 }).first()).toBeVisible();
});

test("an inquiry in another language: the page answers in it, and the message says which it is", async ({
  page,
}) => {
  await visit(page, "/de/Contact");
  const sent = page.waitForEvent("dialog").then(async (dialog) => {
    await dialog.accept();
    return dialog.message();
  });
  await page.getByLabel("Name").fill("Asha Rawat");
  await page.getByRole("textbox", { name: "Email" }).fill("asha@example.com");
  await page.getByLabel("Message").fill("Guten Tag");
  const posted = page.waitForRequest("**/email/send?edition=de");
  await page.getByRole("button", { name: words.submit }).click();
  expect((await posted).postDataJSON().template_params.message).toBe("Guten Tag\n\nWritten in German.");
  expect(await sent).toBe(words.sent);
});

test.describe("links on the page for unknown addresses", () => {
  test.use({ expectedErrors: [/status of 404/] });

  test("they lead to Home in the other language", async ({ page }) => {
    await visit(page, "/de/Nirgends");
    await expect(page.getByText("404 Not Found")).toBeVisible();
    await expect(page.getByRole("link", { name: "English", exact: true })).toHaveAttribute("href", "/");
  });
});

test("the link to another language keeps what the guest asks about", async ({ page }) => {
  await openHydrated(page, "/de/Contact?about=basic-getaway");
  await page.getByRole("link", { name: "English", exact: true }).first().click();
  await expect(page).toHaveURL(/\/Contact\?about=basic-getaway$/);
  await expect(page.getByLabel("Message")).toHaveValue(new RegExp(basic?.title ?? ""));
});

test("languages cost English pages at most 300 bytes of script, and Hindi pages at most 1 KB more", () => {
  const release = currentRelease(editionsSite);
  const scripts = (figures: ByteFigure[]) =>
    figures.find(({ what }) => what.startsWith("all scripts"))?.bytes ?? Number.NaN;
  const [alone, english, hindi] = [measureSite(), measureSite(release), measureSite(release, "hi")].map(
    scripts,
  ) as [number, number, number];
  console.log(
    `All scripts of Home: ${alone} bytes in one language, ${english} in English, ${hindi} in Hindi`,
  );
  expect(english - alone).toBeLessThanOrEqual(300);
  expect(hindi - english).toBeLessThanOrEqual(1024);
});
