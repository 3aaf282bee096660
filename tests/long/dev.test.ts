import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { sendPath } from "#shared/inquiry.ts";
import { printedAddress } from "../addresses.ts";
import { copyProject, environmentOfCopy, lendPackages, lendPictures } from "../copy-project.ts";
import { findBrowser } from "../run/find-browser.ts";
import { eventually, postInquiry, readMaildir } from "../service/harness.ts";
import { startSmtpPeer } from "../service/smtp-peer.ts";

// npm run dev, in a copy of the project, as an engineer sees it in a browser.

const project = mkdtempSync(join(tmpdir(), "kafal-dev-"));
const peer = await startSmtpPeer();
let address = "";
let said = "";
let server: ChildProcess;
let browser: Browser;

beforeAll(async () => {
  copyProject(project);
  lendPackages(project);
  lendPictures(project);
  server = spawn(process.execPath, ["scripts/dev.ts"], {
    cwd: project,
    env: { ...environmentOfCopy(), PORT: "0", SMTP_URL: peer.url },
  });
  for (const stream of [server.stdout, server.stderr])
    stream?.on("data", (text) => {
      said += text;
    });
  address = await printedAddress(server);
  browser = await chromium.launch({ executablePath: findBrowser() });
});

afterAll(async () => {
  await browser.close();
  server.kill();
  await once(server, "exit");
  await peer.close();
  rmSync(project, { recursive: true, force: true });
});

/** What takes a second on an idle machine may take longer beside other tests. */
const slowly = 60;

function edit(file: string, before: string, after: string) {
  const path = join(project, file);
  const text = readFileSync(path, "utf8");
  expect(text).toContain(before);
  writeFileSync(path, text.replace(before, after));
}

/** A hydrated page. `isSame` says whether it has not been loaded again since. */
async function open(path: string) {
  const page = await browser.newPage();
  onTestFinished(() => page.close());
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type()))
      complaints.push(`${message.text()} ${message.location().url}`);
  });
  await page.goto(address + path);
  await page.keyboard.press("Shift");
  // Taps are kept until hydration.
  await page.waitForFunction(() => !("replayTap" in window), undefined, { timeout: slowly * 1000 });
  await page.evaluate(() => {
    document.documentElement.dataset.mark = "";
  });
  const isSame = () => page.evaluate(() => "mark" in document.documentElement.dataset);
  return { page, complaints, isSame };
}

const overlay = (page: Page) => page.locator("vite-error-overlay");
const seen = (page: Page, text: string) =>
  page
    .getByText(text)
    .first()
    .waitFor({ timeout: slowly * 1000 });

test.each(["/Dining", "/hi/Dining"])("%s is complete without script, with its styles", async (path) => {
  const html = await (await fetch(address + path)).text();
  expect(html).toContain("₹119");
  expect(html).toContain(".Header-module__header");
});

test.each(["/Dining", "/hi/Dining"])("%s is hydrated without a complaint of the browser", async (path) => {
  const { page, complaints } = await open(path);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  expect(complaints).toEqual([]);
});

test("components win over the styles that all pages share, as on the built site", async () => {
  const { page } = await open("/");
  const field = await page.getByRole("dialog").getByLabel("Name").boundingBox();
  expect(field?.x, "the popup has a padding").toBeGreaterThan(5);
});

test.each([
  ["/nowhere", "en", 404],
  ["/hi/nowhere", "hi", 404],
  ["/%E0", "en", 400],
])("%s has its error page and status", async (path, language, status) => {
  const answer = await fetch(address + path);
  expect(answer.status).toBe(status);
  expect(await answer.text()).toContain(`<html lang="${language}-IN"`);
});

test("a script says which line of its source it comes from", async () => {
  const script = await (await fetch(`${address}/app/App.tsx`)).text();
  expect(script).toContain("sourceMappingURL");
});

test("a stylesheet applies without a reload", async () => {
  const { page, isSame } = await open("/Dining");
  edit("app/layout/Header.module.css", "position: sticky", "letter-spacing: 7px;\n  position: sticky");
  const spacing = () =>
    page
      .locator("header")
      .first()
      .evaluate((header) => getComputedStyle(header).letterSpacing);
  await eventually(async () => (await spacing()) === "7px", slowly);
  edit("app/layout/Header.module.css", "letter-spacing: 7px;\n  position: sticky", "position: sticky");
  await eventually(async () => (await spacing()) !== "7px", slowly);
  expect(await isSame()).toBe(true);
});

const counter = `import { useState } from "react";

export default function PrivacyPage() {
  const [count, setCount] = useState(0);
  return <button type="button" onClick={() => setCount(count + 1)}>Count {count}</button>;
}
`;

test("a component is replaced without a reload, and keeps its state", async () => {
  const file = "app/pages/privacy/PrivacyPage.tsx";
  writeFileSync(join(project, file), counter);
  const { page, isSame } = await open("/Privacy");
  await page.getByRole("button", { name: "Count 0" }).click();
  await seen(page, "Count 1");
  edit(file, "Count {count}", "Number {count}");
  await seen(page, "Number 1");
  expect(await isSame()).toBe(true);
});

test("a price is shown in every language by itself", async () => {
  const english = await open("/Dining");
  const hindi = await open("/hi/Dining");
  edit("content/dining.yaml", "119", "118");
  for (const { page } of [english, hindi]) await seen(page, "₹118");
});

test("a text of the interface is shown by itself", async () => {
  const { page } = await open("/Dining");
  edit("app/words/en/dining.json", "Dine With Us", "Eat With Us");
  await seen(page, "Eat With Us");
});

test("a wrong price is told in the terminal and over the page, until it is right again", async () => {
  const { page } = await open("/Dining");
  edit("content/dining.yaml", "price: 190", "price: about 190");
  const sentence = /content\/dining\.yaml, line \d+, menu 7 price: must be/;
  await eventually(() => sentence.test(said), slowly);
  await overlay(page).waitFor({ timeout: slowly * 1000 });
  await expect.poll(() => overlay(page).locator(".message-body").textContent()).toMatch(sentence);
  edit("content/dining.yaml", "price: about 190", "price: 191");
  await seen(page, "₹191");
  expect(await overlay(page).count()).toBe(0);
});

test("a wrong type is told in the terminal and over the page, until it is right again", async () => {
  const { page } = await open("/Dining");
  const file = "shared/interpolate.ts";
  edit(file, "export ", "export const wrong: number = 'one';\nexport ");
  const error = /shared\/interpolate\.ts\(\d+,\d+\): error TS2322/;
  await eventually(() => error.test(said), slowly);
  await overlay(page).waitFor({ timeout: slowly * 1000 });
  edit(file, "export const wrong: number = 'one';\n", "");
  await overlay(page).waitFor({ state: "detached", timeout: slowly * 1000 });
});

test("an inquiry reaches the service, which mails nobody", async () => {
  expect((await postInquiry(address)).status).toBe(200);
  await eventually(() => readMaildir(join(project, ".cache/dev/data")).length === 1, slowly);
  expect(peer.received).toEqual([]);
});

test("an edit of the service starts it again", async () => {
  const answer = async () => (await fetch(address + sendPath)).text().catch(() => "");
  const before = await answer();
  edit("service/routes/inquiry-routes.ts", `"${before}"`, '"Only by POST."');
  await eventually(async () => (await answer()) === "Only by POST.", slowly);
});
