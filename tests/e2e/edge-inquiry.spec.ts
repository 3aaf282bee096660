import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeEdgeSite } from "#site-build/edge/write-edge-site.ts";
import { currentRelease } from "#site-build/site-folder.ts";
import { hasEdgeTools } from "../../scripts/edge/tools.ts";
import { bundleForTests } from "../edge/bundles.ts";
import { ownerToken } from "../edge/spawn-workerd.ts";
import { startWorkerd } from "../edge/start-workerd.ts";
import { type SmtpPeer, startSmtpPeer } from "../service/smtp-peer.ts";
import { fillIn, openUnhurried, sentSentence, submit, success, watchAlerts, words } from "./contact-form.ts";
import { test as base, expect } from "./fixtures.ts";

const test = base.extend<{ peer: SmtpPeer }>({
  peer: async ({ browserName: _ }, use) => {
    const peer = await startSmtpPeer();
    await use(peer);
    await peer.close();
  },
  /** The built site under workerd, as at Cloudflare. */
  baseURL: async ({ peer }, use) => {
    const folder = mkdtempSync(join(tmpdir(), "edge-e2e-"));
    const site = join(folder, "site");
    const manifest = writeEdgeSite({ release: currentRelease(), target: site, isSecure: false });
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
