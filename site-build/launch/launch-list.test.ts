import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { launchAnswers } from "#schema/site.ts";
import { copyContent } from "../../tests/other-content.ts";
import { contentFolder, loadContent } from "../content/read-content.ts";
import { mediaFolder, projectRoot } from "../site-folder.ts";
import { launchList } from "./launch-list.ts";

const folder = mkdtempSync(join(tmpdir(), "launch-"));
afterAll(() => rmSync(folder, { recursive: true }));

const settings = { INQUIRY_ADDRESS: "inquiry@localhost", SMTP_URL: "" };
const delivered = launchList(loadContent(join(projectRoot, "content")), settings, mediaFolder, "2026-11-27");

test.each([
  ["musts", "The resort: WhatsApp"],
  ["musts", "The resort: Mail"],
  ["musts", "The resort: Name of the resort (हिन्दी)"],
  ["musts", "Home: About us, First sentence"],
  ["musts", "media/words/home.svg"],
  ["musts", "About us: Film, Film"],
  ["musts", "Offers: Offers 6, Price"],
  ["musts", "The resort: Running words 1, Word"],
  ["musts", "About us: Checklist 2, Line"],
  ["musts", "About us: Checklist 9, Line (हिन्दी)"],
  ["musts", "Home: Testimonials 6, An example, not a real guest"],
  ["musts", "INQUIRY_ADDRESS in .env"],
  ["musts", "SMTP_URL in .env"],
  ["hints", "The resort: Social media in the contact bar 2, Address"],
  ["hints", "The resort: Place on the map, This is the house itself"],
  ["hints", "The resort: Where the CMS saves"],
  ["hints", "The resort: Host"],
  ["hints", "The resort: The pictures are illustrations"],
  ["hints", "Contact: Good to know 10, Answer"],
] as const)("in the delivered website the %s name %s", (part, place) => {
  expect(delivered[part].flatMap(({ places }) => places)).toContain(place);
});

test("a year is named from the next one on", () => {
  const { musts } = launchList(
    loadContent(join(projectRoot, "content")),
    settings,
    mediaFolder,
    "2025-12-31",
  );
  expect(musts.map(({ says }) => says)).not.toContain("A year that is past");
});

test("each answer settles one entry", () => {
  const answers = [...delivered.musts, ...delivered.hints].flatMap(({ answer }) => answer ?? []);
  expect(answers.toSorted()).toEqual(launchAnswers.toSorted());
});

test("an owner who answers everything reaches 0", () => {
  const content = join(folder, "content");
  const edit = copyContent(content, contentFolder);
  const telephone = "+91 90000 43210";
  edit("site.yaml", (site) =>
    Object.assign(site, {
      telephones: [telephone],
      chatTelephone: telephone,
      email: "stay@deodar.in",
      siteUrl: "https://deodar.in",
      launchAnswers,
    }),
  );
  edit("home.yaml", ({ testimonials }) => {
    for (const each of testimonials) each.sample = false;
  });
  const env = { ...process.env, CONTENT_DIR: content, INQUIRY_ADDRESS: "stay@deodar.in" };
  const check = (smtp: string) =>
    spawnSync(process.execPath, [join(projectRoot, "scripts/check-launch.ts")], {
      encoding: "utf8",
      env: { ...env, SMTP_URL: smtp },
    });
  const done = check("smtps://user:word@mail.deodar.in");
  expect(done.stdout).toContain("0 are left");
  expect(done.status).toBe(0);
  const { stdout, status } = check("");
  expect(stdout).toContain("SMTP_URL in .env");
  expect(status).toBe(1);
});
