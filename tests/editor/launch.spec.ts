import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { projectRoot } from "#site-build/site-folder.ts";
import { type SmtpPeer, startSmtpPeer } from "../service/smtp-peer.ts";
import { editorOfFile } from "./editor-fixture.ts";

const { fixture, open, pathOf, inFile } = editorOfFile();
let peer: SmtpPeer;
test.beforeAll(async () => {
  peer = await startSmtpPeer();
});
test.afterAll(async () => {
  await peer?.close();
});

const env = () => readFileSync(join(fixture.folder, ".env"), "utf8");
const lines = (page: Page) => page.locator(".launch li");

test("the mail settings: a wrong one is refused in words, a test mail is sent, and the password stays here", async ({
  page,
}) => {
  await open(page, "launch");
  const group = page.locator("section.settings");
  await expect(group.getByRole("listitem")).toHaveCount(2);
  await group.getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mail settings");
  const fill = async (values: Record<string, string>) => {
    for (const [label, value] of Object.entries(values)) await page.getByLabel(label).fill(value);
  };
  const result = page.locator(".result");
  await fill({
    "Your address": "stay",
    "Mail server": "127.0.0.1",
    Port: `${peer.port}`,
    User: "stay",
  });
  await page.getByLabel("Password").fill("p#'ss");
  await page.getByLabel("Your address").fill("stay");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(result).toContainText("“Your address for inquiries” must be one mail address");
  // The owner looks something up meanwhile.
  await page.getByRole("link", { name: "Inquiries", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Inquiries");
  await page.goBack();
  await expect(page.getByText("What you typed here is not saved yet.")).toBeVisible();
  await expect(page.getByLabel("User")).toHaveValue("stay");
  await expect(page.getByLabel("Password")).toHaveValue("");
  await page.getByLabel("Password").fill("p#'ss");
  await page.getByLabel("Your address").fill("stay@deodar.in");

  peer.behaviour = { refuseLogin: 535 };
  await page.getByRole("button", { name: "Send a test mail" }).click();
  await expect(result).toContainText("refuses the user or the password");
  peer.behaviour = "accept";
  await page.getByRole("button", { name: "Send a test mail" }).click();
  await expect(result).toContainText("has taken the test mail for stay@deodar.in");
  expect(peer.received).toHaveLength(1);

  await page.getByRole("button", { name: "Save" }).click();
  await expect(result).toContainText("still has the settings from its start: end it and start it again");
  expect(env()).toBe(
    `INQUIRY_ADDRESS=stay@deodar.in\nSMTP_URL=smtp://stay:p%23%27ss@127.0.0.1:${peer.port}\n`,
  );
  await page.reload();
  await expect(page.getByLabel("User")).toHaveValue("stay");
  await expect(page.getByLabel("Password")).toHaveValue("");
  const sent = await (await page.request.get(`${fixture.editor}api/settings`)).text();
  expect(sent).not.toMatch(/p#|p%23/);
  await page.getByRole("link", { name: /^Before the launch/ }).click();
  await expect(lines(page).first()).toBeVisible();
  await expect(group).toHaveCount(0);
});

test("what is refused stays on the list with a sentence; Undo brings a line back", async ({ page }) => {
  await open(page, "launch");
  const line = lines(page).filter({ hasText: "No mail arrives at" });
  await line.getByRole("textbox").fill("stay");
  await line.getByRole("button", { name: "Save" }).click();
  await expect(line.getByRole("alert")).toContainText("must be an e-mail address");
  // The words wait there, also when another form was open meanwhile.
  await line.getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Resort");
  await page.getByRole("link", { name: /^Before the launch/ }).click();
  await expect(line.getByRole("textbox")).toHaveValue("stay");
  await expect(line).toContainText("Not saved yet.");
  // Publish names them.
  await page.getByRole("link", { name: /^Publish/ }).click();
  await expect(page.getByRole("link", { name: "Publish 1 not finished" })).toBeVisible();
  const waiting = page.locator("section", { hasText: "Typed and not saved, so not published" });
  await expect(waiting.getByRole("listitem")).toHaveText("The resort › Resort › Email");
  await waiting.getByRole("link", { name: "Before the launch" }).click();
  await line.getByRole("textbox").fill("stay@deodar.in");
  await line.getByRole("button", { name: "Save" }).click();
  await expect(line).toHaveCount(0);
  await expect(
    page.getByRole("status").filter({ hasText: "Done: The resort › Resort › Email." }),
  ).toBeVisible();
  await expect(page.locator(":focus")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(line).toHaveCount(1);
});

test("words that wait stay in sight beside a text that is written elsewhere meanwhile", async ({ page }) => {
  await open(page, "launch");
  const line = lines(page).filter({ hasText: "No mail arrives at" });
  const words = line.getByRole("textbox");
  await words.fill("stay");
  const file = pathOf("resort.yaml");
  writeFileSync(file, readFileSync(file, "utf8").replace(/^email: .*$/m, "email: desk@other.example"));
  await expect(line).toContainText("Changed elsewhere meanwhile. Now it is: desk@other.example");
  await expect(words).toHaveValue("stay");
  await page.reload();
  await expect(line).toContainText("Now it is: desk@other.example");
  await expect(words).toHaveValue("stay");
  await words.fill("stay@deodar.in");
  await line.getByRole("button", { name: "Save" }).click();
  await expect(line).toHaveCount(0);
  expect(inFile("resort.yaml").email).toBe("stay@deodar.in");
});

// edit-the-site.spec.ts has the wide windows.
test("the list and the settings have no accessibility violations at 390 px", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  for (const place of ["launch", "settings"]) {
    await open(page, place);
    await expect(page.locator(".rows li, .form input").first()).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().exclude("iframe").analyze();
    expect(violations, place).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  }
});

/** What an owner writes where the list asks for words, by the field's title. */
function wordsFor(title: string): string {
  if (title.includes("Address of the site")) return "https://www.deodarhouse.in";
  if (/telephone|whatsapp/i.test(title)) return "+91 98765 43210";
  if (title.endsWith("Postal code")) return "173212";
  if (title.endsWith("GSTIN")) return "27AAPFU0939F1ZV";
  if (title.includes("FSSAI")) return "10012345678901";
  if (title.endsWith("Email")) return "stay@deodarhouse.in";
  if (title.includes("Where it leads")) return "/Packages";
  return "Deodar";
}

test("each line has a link and an action, and these lead from the whole list to none @long", async ({
  page,
}) => {
  test.setTimeout(1_800_000);
  await open(page, "launch");
  await expect(lines(page).first()).toBeVisible();
  const count = await lines(page).count();
  expect(count).toBeGreaterThan(100);
  for (const line of await lines(page).all()) {
    await expect(line.getByRole("link")).toHaveCount(1);
    expect(await line.getByRole("button").count(), (await line.textContent()) ?? "").toBeGreaterThan(0);
  }
  expect((await lines(page).allTextContents()).join("\n")).not.toMatch(
    /""|null|nameConfirmed|slug|ya?ml|confirmed\b/i,
  );

  const line = lines(page).first();
  // Without the remark that words wait, which comes before the answer.
  const told = async () =>
    (await line.locator("a, .note").allTextContents()).join(" ").replace(/\s*Not saved yet\.$/, "");
  for (let turn = 0; turn < 2 * count && (await line.count()) > 0; turn += 1) {
    const before = await told();
    const title = `${await line.getByRole("link").textContent()}`;
    // A date has the role textbox, too.
    const [words, day] = [line.locator("textarea"), line.locator("input[type=date]")];
    const wanted = wordsFor(title);
    const isWritten = (await words.count()) > 0 && (await words.first().inputValue()) !== wanted;
    // A guest's words and name are in one line.
    if (isWritten) for (const each of await words.all()) await each.fill(wanted);
    else if ((await day.count()) > 0) await day.fill("2099-12-31");
    const isField = isWritten || (await day.count()) > 0;
    const button = isField
      ? line.getByRole("button", { name: "Save" })
      : line.locator("form:not(:has(textarea, input)) button").first();
    await button.click();
    const problem = async () => (await line.getByRole("alert").allTextContents()).join(" ");
    const isDone = async () => (await told()) !== before || problem();
    await expect.poll(isDone, { message: before, timeout: 120_000 }).toBe(true);
  }
  await expect(page.getByText("Nothing is left to do: the site is ready for its guests.")).toBeVisible();
  const { stdout, status } = spawnSync(process.execPath, [join(projectRoot, "scripts/check-launch.ts")], {
    cwd: fixture.folder,
    env: { CONTENT_DIR: join(fixture.folder, "content"), MEDIA_DIR: join(fixture.folder, "media") },
    encoding: "utf8",
  });
  expect([status, stdout]).toEqual([0, "Nothing is left to do: the site is ready for its guests.\n"]);
});
