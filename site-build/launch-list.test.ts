import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { launchAnswers } from "#schema/launch-rules.ts";
import { makeFolder } from "../tests/make-folder.ts";
import { copyContent } from "../tests/other-content.ts";
import { fixedContent } from "../tests/site/settings.ts";
import { contentFolder, loadContent } from "./content/read-content.ts";
import { launchList } from "./launch-list.ts";
import { mediaFolder, projectRoot } from "./site-folder.ts";

const settings = {
  SITE_URL: "https://resort.example",
  REPOSITORY: "",
  INQUIRY_ADDRESS: "inquiry@localhost",
  SMTP_URL: "",
};
const listOn = (today: string) => launchList(loadContent(fixedContent), settings, mediaFolder, today);
const delivered = listOn("2026-11-27");

const places = {
  blockers: `The resort: WhatsApp
The resort: Mail
The resort: Name of the resort (हिन्दी)
Home: About us, First sentence
media/words/home.svg
About us: Film, Film
Offers: Offers 6, Price
The resort: Running words 1, Word
About us: Checklist 2, Line
About us: Checklist 9, Line (हिन्दी)
Home: Testimonials 6, An example, not a real guest
SITE_URL in .env
INQUIRY_ADDRESS in .env
SMTP_URL in .env`,
  suggestions: `The resort: Social media in the contact bar 2, Address
The resort: Place on the map, This is the house itself
REPOSITORY in .env
The resort: Host
The resort: The pictures are illustrations
Contact: Good to know 10, Answer`,
};

test.each(["blockers", "suggestions"] as const)(
  "the %s of the delivered website name their places",
  (part) => {
    const named = delivered[part].flatMap((item) => item.places);
    expect(named).toEqual(expect.arrayContaining(places[part].split("\n")));
  },
);

test("a year is named from the next one on", () => {
  const { blockers } = listOn("2025-12-31");
  expect(blockers.map(({ says }) => says)).not.toContain("A year that is past");
});

test("each answer settles one entry", () => {
  const answers = [...delivered.blockers, ...delivered.suggestions].flatMap(({ answer }) => answer ?? []);
  expect(answers.toSorted()).toEqual(launchAnswers.toSorted());
});

test("an owner who answers everything reaches 0", () => {
  const content = makeFolder();
  const edit = copyContent(content, contentFolder);
  const telephone = "+91 98000 00012";
  edit("site.yaml", (site) =>
    Object.assign(site, {
      ...{ telephones: [telephone], chatTelephone: telephone, launchAnswers },
      ...{ fssai: "10020042000001", email: "stay@deodar.in" },
    }),
  );
  edit("home.yaml", ({ testimonials }) => {
    for (const each of testimonials) each.sample = false;
  });
  const developers = { INQUIRY_ADDRESS: "stay@deodar.in", SITE_URL: "https://deodar.in" };
  const check = (SMTP_URL: string) => {
    const env = { ...process.env, CONTENT_DIR: content, SMTP_URL, ...developers };
    const script = join(projectRoot, "scripts/check-launch.ts");
    return spawnSync(process.execPath, [script], { encoding: "utf8", env });
  };
  const done = { status: 0, stdout: expect.stringContaining("0 are left") };
  expect(check("smtps://user:word@mail.deodar.in")).toMatchObject(done);
  const isLeft = { status: 1, stdout: expect.stringContaining("SMTP_URL in .env") };
  expect(check("")).toMatchObject(isLeft);
});
