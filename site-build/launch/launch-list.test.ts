import { spawnSync } from "node:child_process";
import { cpSync, globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { launchAnswers } from "#schema/site.ts";
import { makeFolder } from "../../tests/make-folder.ts";
import { copyContent, type Yaml } from "../../tests/other-content.ts";
import { withPatience } from "../../tests/run/patience.ts";
import { fixedContent, fixedMedia } from "../../tests/site/settings.ts";
import { loadContent } from "../content/read-content.ts";
import { wordsFolder } from "../content/words.ts";
import { projectRoot } from "../site-folder.ts";
import { formatLaunchList, launchList } from "./launch-list.ts";
import { isReservedHost, placeholders } from "./placeholders.ts";

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
  "The resort, Place on the map",
  "The resort, Address, PIN code",
  "The resort, Address, State",
  "Home, Opening, Headline",
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
  const folder = makeFolder();
  const edit = copyContent(folder, fixedContent);
  edit("home.yaml", ({ hero, popup }) => {
    hero.blurb = "Closed on 24 June. Tents from ₹6,500.";
    popup.title = "10% for early birds";
  });
  edit("packages.yaml", ({ packages }) => {
    Object.assign(packages[0], { price: 6500, currency: "USD", priceNote: "24 June: ₹6,500, minus 10%" });
  });
  edit("about.yaml", ({ checklist }) => checklist.push({ line: "10% of ₹6,500 back until 24 June" }));
  expect(launchList(loadContent(folder, fixedMedia), fresh)).toEqual(delivered);
});

test("each placeholder stands in the bundled content, in the same letters", () => {
  const { written } = loadContent(fixedContent, fixedMedia);
  const bundled = JSON.stringify(written);
  // The film in a second format, and drawings that only some pages use, are bundled without being content.
  const texts = placeholders.flatMap(({ values }) => values).filter((value) => !value.startsWith("/media/"));
  expect(texts.filter((text) => !bundled.includes(JSON.stringify(text)))).toEqual([]);
});

test("no other file of the program names the bundled resort", () => {
  const files = globSync(
    [
      "{app,admin,edge,schema,scripts,service,shared,site-build}/**/*.{ts,tsx,html}",
      "app/words/**/*.json",
      "{.env,edge.env}.example",
    ],
    {
      cwd: projectRoot,
      exclude: (file) => /node_modules$|\.test\.tsx?$/.test(file),
    },
  );
  expect(files.length).toBeGreaterThan(100);
  const naming = files.filter((file) => /kafal|246179/i.test(readFileSync(join(projectRoot, file), "utf8")));
  expect(naming).toEqual(["site-build/launch/placeholders.ts"]);
});

test("a language whose interface is not translated is listed with each missing file", () => {
  const folder = makeFolder();
  copyContent(folder, fixedContent)("site.yaml", (site) => site.languages.push("kn-IN"));
  const kannada = launchList(loadContent(folder, fixedMedia), fresh).find(({ message }) =>
    message.startsWith("ಕನ್ನಡ"),
  );
  const files = readdirSync(join(wordsFolder, "en")).map((name) => `app/words/kn/${name}`);
  expect(kannada?.places.toSorted()).toEqual(["Privacy, Notice", ...files].toSorted());
  expect(printed).not.toContain("हिन्दी: guests read");
});

/** What an owner in Coorg does with /admin: own words, place and pictures, samples gone, questions answered. */
function makeReady(folder: string): ReturnType<typeof copyContent> {
  const edit = copyContent(folder, fixedContent);
  const telephone = "+91 98765 43210";
  edit("site.yaml", (site) => {
    Object.assign(site, { name: "Deodar House", telephones: [telephone], chatTelephone: telephone });
    Object.assign(site, { email: "stay@deodar.in", launchAnswers, logo: "/media/brand/mark-light.svg" });
    delete site.name_hi;
    site.address = { district: "Kodagu", state: "Karnataka", postalCode: "571201", country: "IN" };
    site.place = { latitude: 12.4208, longitude: 75.7397, isExact: true };
    site.marquee = [{ line: "{name}" }];
  });
  edit("home.yaml", (home) => {
    Object.assign(home.about, { lead: "A house of stone." });
    delete home.about.lead_hi;
    home.hero.headline = "Coffee, rain and cardamom";
    home.title = "{name}, a homestay in Coorg";
    home.description = "Three rooms in a coffee estate.";
    for (const name of ["title_hi", "description_hi"]) delete home[name];
    delete home.hero.headline_hi;
    for (const testimonial of home.testimonials) testimonial.sample = false;
  });
  edit("about.yaml", (about) => {
    Object.assign(about, { social: [] });
    delete about.film;
    about.welcome = { title: "Welcome to Coorg", lead: "Coffee grows here.", text: "So does pepper." };
    about.description = "Who we are.";
    delete about.description_hi;
  });
  edit("contact.yaml", (contact) => {
    Object.assign(contact, { reach: "From Mysuru it is three hours.", ways: [] });
    for (const name of ["reach_hi", "seasonsNote", "seasonsNote_hi"]) delete contact[name];
  });
  for (const name of ["home", "packages", "offers", "dining", "about", "contact", "site"])
    edit(`${name}.yaml`, replacePhotographs);
  return edit;
}

function replacePhotographs(part: Yaml): void {
  if (typeof part !== "object" || part === null) return;
  if (typeof part.file === "string") part.file = ownPhotograph;
  for (const inner of Object.values(part)) replacePhotographs(inner);
}
const ownPhotograph = "/media/originals/img-1234.webp";

function makeOwnMedia(): string {
  const media = makeFolder();
  cpSync(fixedMedia, media, { recursive: true });
  cpSync(join(media, "originals/hero-dawn.webp"), join(media, "originals/img-1234.webp"));
  return media;
}

const leftOf = (folder: string) =>
  launchList(loadContent(folder, makeOwnMedia()), ready).flatMap(({ places }) => places);
const pin = (site: Yaml) => Object.assign(site.address, { postalCode: "246179" });
const district = (site: Yaml) => Object.assign(site.address, { district: "Pauri Garhwal" });
const state = (site: Yaml) => Object.assign(site.address, { state: "Uttarakhand" });
const headline = ({ hero }: Yaml) =>
  Object.assign(hero, { headline: "Experience enchanting beauty of Rishikesh" });
const welcome = (about: Yaml) => Object.assign(about.welcome, { title: "Welcome to Rishikesh" });
const place = (latitude: number, longitude: number) => (site: Yaml) =>
  Object.assign(site.place, { latitude, longitude });

test.each([
  ["The resort, Address, PIN code", "site.yaml", pin],
  ["The resort, Address, District", "site.yaml", district],
  ["The resort, Address, State", "site.yaml", state],
  ["The resort, Place on the map", "site.yaml", place(29.77, 78.87)],
  ["Home, Opening, Headline", "home.yaml", headline],
  ["About us, Welcome, Title", "about.yaml", welcome],
])("a house elsewhere is not ready with the bundled %s", (left, file, leave) => {
  const folder = makeFolder();
  const edit = makeReady(folder);
  expect(leftOf(folder)).toEqual([]);
  edit(file, leave);
  expect(leftOf(folder)).toEqual([left]);
});

test("a house that is really near Rishikesh may keep what is true of its place", () => {
  const folder = makeFolder();
  const edit = makeReady(folder);
  edit("home.yaml", headline);
  edit("about.yaml", welcome);
  for (const keep of [pin, district, state, place(29.8412, 78.721)]) edit("site.yaml", keep);
  expect(leftOf(folder)).toEqual([]);
  // Nainital is in the same state, and far from Rishikesh.
  edit("site.yaml", place(29.3919, 79.4542));
  expect(leftOf(folder)).not.toContain("The resort, Address, State");
  expect(leftOf(folder)).toContain("The resort, Address, PIN code");
});

/** Two programs are started, each of which loads all of the content. */
const starting = { timeout: withPatience(20) };

test("an owner with /admin, and a developer with three settings, reach 0", starting, () => {
  const [content, media] = [makeFolder(), makeOwnMedia()];
  makeReady(content);
  const check = (settings: typeof ready) => {
    const env = { ...process.env, CONTENT_DIR: content, MEDIA_DIR: media, ...settings };
    const script = join(projectRoot, "scripts/check-launch.ts");
    return spawnSync(process.execPath, [script], { encoding: "utf8", env });
  };
  expect(check(ready)).toMatchObject({ status: 0, stdout: expect.stringContaining("Nothing is left to do") });
  const isLeft = { status: 1, stdout: expect.stringContaining("    SMTP_URL,") };
  expect(check({ ...ready, SMTP_URL: "" })).toMatchObject(isLeft);
});
