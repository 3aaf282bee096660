import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import PostalMime from "postal-mime";
import { words as lostTexts } from "#app/words/hi/error.ts";
import { words as texts } from "#app/words/hi/inquiry.ts";
import { addressIn, unlistedPaths } from "#shared/pages.ts";
import { writeEdgeSite } from "#site-build/edge/write-edge-site.ts";
import { currentRelease } from "#site-build/site-folder.ts";
import { hasEdgeTools } from "../../scripts/edge/tools.ts";
import { bundleWorkers } from "../edge/bundles.ts";
import { askOwner, ownerToken } from "../edge/spawn-workerd.ts";
import { startWorkerd } from "../edge/start-workerd.ts";
import { type SmtpPeer, startSmtpPeer } from "../service/smtp-peer.ts";
import {
  fillIn,
  openHydrated,
  openUnhurried,
  sentSentence,
  submit,
  success,
  watchAlerts,
  words,
} from "./contact-form.ts";
import { editionsSite } from "./editions-site.ts";
import { test as base, expect } from "./fixtures.ts";

const test = base.extend<{ siteFolder: string | undefined; peer: SmtpPeer }>({
  siteFolder: [undefined, { option: true }],
  peer: async ({ browserName: _ }, use) => {
    const peer = await startSmtpPeer();
    await use(peer);
    await peer.close();
  },
  /** The built site under workerd, as at Cloudflare. */
  baseURL: async ({ peer, siteFolder }, use) => {
    const folder = mkdtempSync(join(tmpdir(), "edge-e2e-"));
    const site = join(folder, "site");
    const release = currentRelease(siteFolder);
    const manifest = writeEdgeSite({ release, target: site, isSecure: false });
    const workerd = await startWorkerd({
      bundle: bundleWorkers().site,
      site,
      manifest,
      settings: { SMTP_URL: peer.url, INQUIRY_ADDRESS: "stay@resort.example", OWNER_TOKEN: ownerToken },
      verifiedAddress: "stay@resort.example",
    });
    await use((await workerd.ready).origin);
    await workerd.dispose();
    rmSync(folder, { recursive: true });
  },
});

test.skip(!hasEdgeTools(), "Wrangler is not installed: npm run edge does that, once, from the registry.");
test.slow();

test("a guest's inquiry to the site at Cloudflare becomes a mail @long", async ({ page, peer }) => {
  const alerts = watchAlerts(page);
  await openUnhurried(page);
  await fillIn(page);
  await submit(page);
  await expect(success(page)).toContainText(sentSentence);
  expect(alerts).toEqual([sentSentence]);
  await expect.poll(() => peer.received.length).toBe(1);
  const [mail] = peer.received;
  expect([mail?.from, mail?.to]).toEqual(["stay@resort.example", ["stay@resort.example"]]);
  expect(mail?.raw).toContain(words.message);
});

test.describe("in Hindi", () => {
  test.use({ siteFolder: editionsSite, locale: "hi-IN", expectedErrors: [/status of 400/] });
  const guest = { name: "आशा रावत", email: "asha@example.com", message: "हम चार लोग हैं।" };

  async function send(page: Page, { name, email, message } = guest) {
    const { fields, submit } = texts;
    await page.getByLabel(fields.name, { exact: true }).fill(name);
    await page.getByRole("textbox", { name: fields.email, exact: true }).fill(email);
    await page.getByLabel(fields.message).fill(message);
    await page.getByRole("button", { name: submit, exact: true }).click();
  }

  /** The record and the mail, which is in the resort's language, have the guest's words and name their language. */
  async function expectReceived(address: string, { received }: SmtpPeer) {
    const message = `${guest.message}\n\nWritten in Hindi.`;
    await expect.poll(() => received.length).toBe(1);
    const mail = await PostalMime.parse(received[0]?.raw ?? "");
    expect(mail.text).toContain(message);
    const [record] = await (await askOwner(address, "page", { after: "" })).json();
    expect(JSON.stringify(record)).toContain(JSON.stringify(message).slice(1, -1));
  }

  test("an inquiry is stored and mailed with its language @long", async ({ page, peer, baseURL }) => {
    const alerts = watchAlerts(page);
    await page.clock.install();
    await openHydrated(page, "/hi/Contact");
    await page.clock.fastForward(5_000);
    await send(page);
    await expect.poll(() => alerts).toEqual([texts.sent]);
    await expectReceived(baseURL ?? "", peer);
  });

  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false });

    test("it is refused in Hindi, or stored and mailed @long", async ({ page, peer, baseURL }) => {
      const main = page.getByRole("main");
      await page.goto("/hi/Contact");
      await send(page, { ...guest, name: "अ".repeat(201) });
      await expect(page.locator("html")).toHaveAttribute("lang", "hi-IN");
      await expect(main.getByRole("heading", { level: 1 })).toHaveText(texts.notSentPage.heading);
      await expect(main.getByText(texts.refused.reasons.name)).toBeVisible();
      await page.goto("/hi/Contact");
      await send(page);
      await expect(page).toHaveURL(addressIn("hi", unlistedPaths.sent));
      await expect(main.getByRole("heading", { level: 1 })).toHaveText(texts.sent);
      await expectReceived(baseURL ?? "", peer);
    });
  });

  test("pages name their addresses, and unknown ones are answered in Hindi @long", async ({ request }) => {
    const html = await (await request.get("/hi/Packages")).text();
    const address = (path: string) =>
      new URL(addressIn(path, "/Packages"), "https://kafalridge.example").href;
    expect(html).toContain(`<link rel="canonical" href="${address("hi")}"/>`);
    for (const [language, path] of Object.entries({ "en-IN": "", "hi-IN": "hi", "x-default": "" }))
      expect(html).toContain(`<link rel="alternate" hrefLang="${language}" href="${address(path)}"/>`);
    const lost = await request.get(encodeURI("/hi/कहीं-नहीं"));
    expect(lost.status()).toBe(404);
    expect(await lost.text()).toContain(lostTexts.statuses[404] ?? "");
    const other = await request.get("/HI/packages/", { maxRedirects: 0 });
    expect([other.status(), other.headers().location]).toEqual([301, "/hi/Packages"]);
  });
});
