import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { words as texts } from "#app/words/hi/inquiry.ts";
import { addressIn, unlistedPaths } from "#shared/pages.ts";
import { writeEdgeSite } from "#site-build/edge/write-edge-site.ts";
import { currentRelease } from "#site-build/site-folder.ts";
import { hasEdgeTools } from "../../scripts/edge/tools.ts";
import { bundleForTests } from "../edge/bundles.ts";
import { askOwner, ownerToken } from "../edge/spawn-workerd.ts";
import { startWorkerd } from "../edge/start-workerd.ts";
import { type SmtpPeer, startSmtpPeer } from "../service/smtp-peer.ts";
import { fillIn, openUnhurried, sentSentence, submit, success, watchAlerts, words } from "./contact-form.ts";
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
      bundle: bundleForTests("site"),
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

test.describe("in Hindi without script", () => {
  test.use({
    siteFolder: editionsSite,
    locale: "hi-IN",
    javaScriptEnabled: false,
    expectedErrors: [/status of 400/],
  });

  test("an inquiry is refused in Hindi, or stored and mailed with its language @long", async ({
    page,
    peer,
    baseURL,
  }) => {
    const main = page.getByRole("main");
    const message = "हम चार लोग हैं।";
    const send = async (name: string) => {
      await page.goto("/hi/Contact");
      await page.getByLabel(texts.fields.name, { exact: true }).fill(name);
      await page.getByRole("textbox", { name: texts.fields.email, exact: true }).fill("asha@example.com");
      await page.getByLabel(texts.fields.message).fill(message);
      await page.getByRole("button", { name: texts.submit, exact: true }).click();
    };
    await send("अ".repeat(201));
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(texts.notSentPage.heading);
    await expect(main.getByText(texts.refused.reasons.name)).toBeVisible();
    await send("आशा रावत");
    await expect(page).toHaveURL(addressIn("hi", unlistedPaths.sent));
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(texts.sent);
    const stored = `${message}\n\nWritten in Hindi.`;
    await expect.poll(() => peer.received.length).toBe(1);
    expect((await PostalMime.parse(peer.received[0]?.raw ?? "")).text).toContain(stored);
    const [record] = await (await askOwner(baseURL ?? "", "list", { after: "" })).json();
    expect(record).toMatchObject({ message: stored });
  });
});
