import { spawnSync } from "node:child_process";
import { cpSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { launchAnswers } from "#schema/site.ts";
import { makeFolder } from "../../tests/make-folder.ts";
import { copyContent, type Yaml } from "../../tests/other-content.ts";
import { withPatience } from "../../tests/run/patience.ts";
import { fixedContent, fixedMedia } from "../../tests/site/settings.ts";
import { loadContent } from "../content/read-content.ts";
import { projectRoot } from "../site-folder.ts";
import { formatLaunchList, launchList } from "./launch-list.ts";
import { isReservedHost } from "./placeholders.ts";

const fresh = { SITE_URL: "https://resort.example", INQUIRY_ADDRESS: "inquiry@localhost", SMTP_URL: "" };
const ready = {
  ...{ SITE_URL: "https://deodar.in", INQUIRY_ADDRESS: "stay@deodar.in" },
  SMTP_URL: "smtps://user:word@mail.deodar.in",
};

const delivered = launchList(loadContent(fixedContent, fixedMedia), fresh);
const printed = formatLaunchList(delivered);

test.each([
  "The resort, Name of the resort (हिन्दी)",
  "The resort, Telephones 3",
  "The resort, WhatsApp",
  "The resort, Mail",
  "The resort, Logo",
  "About us, Social media beside the chat 1,",
  "Home, About us, First sentence",
  "Home, Sample guest, Jaipur",
  "About us, Film, Film",
  "SITE_URL,",
  "INQUIRY_ADDRESS,",
  "SMTP_URL,",
])("%s in the bundled content is listed", (place) => {
  expect(printed).toContain(`\n    ${place}`);
});

test("each bundled picture is listed, and every line is printed", () => {
  const { origins } = loadContent(fixedContent, fixedMedia);
  const photographs = printed.split("\n").filter((line) => line.endsWith(", Photograph"));
  expect(photographs).toHaveLength(origins.size);
});

test("there are at most five questions, each with a page to look at and an answer to tick", () => {
  const questions = delivered.filter(({ message }) => message.includes(" Yes: tick '"));
  expect(questions).toHaveLength(launchAnswers.length);
  expect(questions.length).toBeLessThanOrEqual(5);
  for (const { message, places } of questions) {
    expect(launchAnswers.some((answer) => message.includes(answer))).toBe(true);
    expect(places[0]).toMatch(/^look at (https:\/\/|the page )/);
  }
});

test("a page is linked as soon as the website has a domain of its own", () => {
  const placesFor = (settings: typeof ready) =>
    launchList(loadContent(fixedContent, fixedMedia), settings).find(({ message }) =>
      message.includes("your prices"),
    )?.places;
  expect(placesFor(fresh)).toContain("look at the page Packages");
  expect(placesFor(ready)).toContain("look at https://deodar.in/Packages");
});

test("no line is listed twice", () => {
  const lines = printed.split("\n").filter((line) => line.startsWith("    ") && !line.includes("look at"));
  expect(new Set(lines).size).toBe(lines.length);
});

test("reserved hosts are recognized, and real ones are not", () => {
  const reserved = [
    "kafalridge.example",
    "stay@example.in.test",
    "inquiry@localhost",
    "www.example.com",
    "a@example.org",
  ];
  for (const host of [...reserved, "example.net", "a.invalid"]) expect(isReservedHost(host), host).toBe(true);
  for (const host of ["deodar.in", "stay@deodar.in", "example.in", "myexample.com", "examples.org"])
    expect(isReservedHost(host), host).toBe(false);
});

test("prices, days and percentages of the owner are not listed", () => {
  for (const word of ["another currency", "Price", "seasonsNote", "Checklist"])
    expect(printed).not.toContain(word);
});

test("a language whose interface is not translated is listed with each missing file", () => {
  const folder = makeFolder();
  copyContent(folder, fixedContent)("site.yaml", (site) => site.languages.push("kn-IN"));
  const kannada = launchList(loadContent(folder, fixedMedia), fresh).find(({ message }) =>
    message.startsWith("ಕನ್ನಡ"),
  );
  expect(kannada?.places).toEqual(expect.arrayContaining(["app/words/kn/site.json", "Privacy, Notice"]));
  expect(printed).not.toContain("हिन्दी: guests read");
});

/** What an owner does with /admin: own words and pictures, samples gone, questions answered. */
function makeReady(folder: string) {
  const edit = copyContent(folder, fixedContent);
  const telephone = "+91 98765 43210";
  edit("site.yaml", (site) => {
    Object.assign(site, { name: "Deodar House", telephones: [telephone], chatTelephone: telephone });
    Object.assign(site, { email: "stay@deodar.in", launchAnswers, logo: "/media/brand/mark-light.svg" });
    delete site.name_hi;
  });
  edit("home.yaml", (home) => {
    Object.assign(home.about, { lead: "A house of stone." });
    delete home.about.lead_hi;
    for (const testimonial of home.testimonials) testimonial.sample = false;
  });
  edit("about.yaml", (about) => {
    Object.assign(about, { social: [] });
    delete about.film;
  });
  for (const name of ["home", "packages", "offers", "dining", "about", "contact", "site"])
    edit(`${name}.yaml`, replacePhotographs);
}

function replacePhotographs(part: Yaml): void {
  if (typeof part !== "object" || part === null) return;
  if (typeof part.file === "string") part.file = ownPhotograph;
  for (const inner of Object.values(part)) replacePhotographs(inner);
}
const ownPhotograph = "/media/originals/img-1234.webp";

/** Two programs are started, each of which loads all of the content. */
const starting = { timeout: withPatience(20) };

test("an owner with /admin, and a developer with three settings, reach 0", starting, () => {
  const [content, media] = [makeFolder(), makeFolder()];
  makeReady(content);
  cpSync(fixedMedia, media, { recursive: true });
  cpSync(join(media, "originals/hero-dawn.webp"), join(media, "originals/img-1234.webp"));
  const check = (settings: typeof ready) => {
    const env = { ...process.env, CONTENT_DIR: content, MEDIA_DIR: media, ...settings };
    const script = join(projectRoot, "scripts/check-launch.ts");
    return spawnSync(process.execPath, [script], { encoding: "utf8", env });
  };
  expect(check(ready)).toMatchObject({ status: 0, stdout: expect.stringContaining("0 are left") });
  const isLeft = { status: 1, stdout: expect.stringContaining("    SMTP_URL,") };
  expect(check({ ...ready, SMTP_URL: "" })).toMatchObject(isLeft);
});
