import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { contentFolder, loadContent } from "../content/site-content.ts";
import { mediaFolder } from "../site-folder.ts";
import { formatLaunchList, launchList } from "./launch-list.ts";

let house: string;
let env: Record<string, string>;

beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), "launch-"));
  env = {};
  cpSync(contentFolder, join(house, "content"), { recursive: true });
});

afterEach(() => rmSync(house, { recursive: true }));

// biome-ignore lint/suspicious/noExplicitAny: the shape of each file is the schema's business.
function edit(file: string, change: (content: any) => void) {
  const path = join(house, "content", file);
  const value = parse(readFileSync(path, "utf8"));
  change(value);
  writeFileSync(path, stringify(value));
}

function list() {
  const folder = join(house, "content");
  return launchList(loadContent(folder), { contentFolder: folder, env, mediaFolder });
}

const names = () => list().map(({ name }) => name);
const confirm = (...all: string[]) => edit("confirmed.yaml", (file) => file.confirmed.push(...all));

test("each item has its file, line, what to do and its name; groups and total are counted", () => {
  const items = list();
  const told = formatLaunchList(items);
  const yaml = readFileSync(join(house, "content/resort.yaml"), "utf8").split("\n");
  const line = yaml.indexOf("siteUrl: https://kafalridge.example") + 1;
  expect(told).toContain(
    `  content/resort.yaml, line ${line}, siteUrl: No guest can open https://kafalridge.example.`,
  );
  expect(told).toContain("Write the address of the public site. [siteUrl]");
  expect(told).toMatch(/^Who and where you are \(13\)$/m);
  expect(told).toContain(`\n${items.length} are left. In the editor ("npm run edit"), Before the launch`);
  expect(told).not.toMatch(/""|\bnull\b|nameConfirmed:|slug/);
  expect(items.filter(({ actions }) => actions.length === 0)).toEqual([]);
  expect(new Set(items.map(({ name }) => name)).size).toBe(items.length);
});

test("placeholders of the resort, sample words and unanswered questions", () => {
  const placeholders = ["name", "telephone-3", "chatTelephone", "email", "street", "place", "answer-pets"];
  placeholders.push("gstin", "fssai", "privacy-read", "host", "answerHours", "per-basic-getaway");
  expect(names()).toEqual(expect.arrayContaining(placeholders));
  edit("resort.yaml", (resort) => {
    resort.telephones[2] = "+91 98765 43210";
    resort.siteUrl = "http://localhost:3000";
    Object.assign(resort, { gstin: "27AAPFU0939F1ZV", fssai: null, answerHours: 12 });
    resort.host = { name: "Asha Rawat", picture: "hero-dawn", sentence: "Come up the hill." };
  });
  edit("packages.yaml", ({ packages }) => {
    packages[0].per = "per couple";
  });
  edit("good-to-know.yaml", ({ entries }) => {
    entries.find(({ label }: { label: string }) => label === "Pets").answer = "They are welcome.";
  });
  const left = names();
  expect(left).not.toContain("telephone-3");
  for (const told of ["answer-pets", "gstin", "fssai", "host", "answerHours", "per-basic-getaway"])
    expect(left).not.toContain(told);
  expect(left).toContain("siteUrl");
});

test("a sample testimonial is recognised by its text, whatever its flag; other words with the flag are asked about", () => {
  edit("testimonials.yaml", ({ testimonials }) => {
    Object.assign(testimonials[0], { name: "Asha", sample: false, text: `${testimonials[0].text} ` });
    Object.assign(testimonials[1], { name: "Ravi", text: "The stars, and the dal." });
    Object.assign(testimonials[2], { name: "Mina", text: "We stayed a week longer.", sample: false });
  });
  const found = list().filter(({ name }) => name.startsWith("testimonial-"));
  expect(found.find(({ name }) => name === "testimonial-asha")?.todo).toContain("No guest has said this");
  expect(found.find(({ name }) => name === "testimonial-ravi")?.todo).toContain("a sample");
  expect(found.map(({ name }) => name)).not.toContain("testimonial-mina");
  // One line for each, which asks for the words and the name.
  const [asha] = found.find(({ name }) => name === "testimonial-asha")?.actions ?? [];
  expect(asha).toMatchObject({
    fields: [
      ["testimonials", 0, "text"],
      ["testimonials", 0, "name"],
    ],
  });
});

test("examples in lists have one line for each list, until the last one is replaced", () => {
  const told = (name: string) => list().find((item) => item.name === name)?.todo;
  expect(told("services")).toMatch(/^6 of the 6 services are examples/);
  expect(told("homegallery")).toMatch(/^6 of the 6 titles/);
  expect(told("packages")).toMatch(/^3 of the 3 packages/);
  edit("services.yaml", (file) => {
    for (const service of file.services.slice(1)) service.description = "Of our own.";
  });
  edit("home-gallery.yaml", (file) => {
    file.homeGallery = [];
  });
  expect(told("services")).toMatch(/^1 of the 6 services is an example/);
  expect(told("homegallery")).toBeUndefined();
});

test("a picture is an illustration until it has a credit", () => {
  edit("pictures.yaml", (pictures) => {
    pictures["gallery-river"].credit = "A. Rawat";
  });
  const found = names();
  expect(found).toContain("picture-menu-pizza");
  expect(found).not.toContain("picture-gallery-river");
});

test("sentences of the specification must be confirmed in any file", () => {
  const asked = [
    "beach-house",
    "ktv-room",
    "infinity-pool",
    "game-table",
    "waterfall-and-pool",
    "if-you-raft",
  ];
  expect(names()).toEqual(expect.arrayContaining([...asked, "town-in-headline", "name-parts"]));
  edit("about.yaml", (about) => {
    about.welcome.nameParts = [];
    about.checklist = ["Cottages"];
    about.welcome.text = "The entire beach house is yours.";
  });
  edit("home.yaml", (home) => {
    home.hero.headline = "A week above the clouds";
  });
  const left = names();
  expect(left).toContain("beach-house");
  for (const gone of ["ktv-room", "infinity-pool", "game-table", "name-parts"])
    expect(left).not.toContain(gone);
  expect(left).not.toContain("town-in-headline");
});

test("prices in pesos, buttons and icons that do nothing, and the home pages of networks", () => {
  edit("offers.yaml", ({ offers }) => {
    offers[0].price.currency = "INR";
    offers[0].details = {
      subtitle: "2 adults",
      tagline: "A week-end",
      inclusions: ["All meals"],
      pictures: ["package-pool", "package-games", "package-bonfire"],
    };
  });
  edit("resort.yaml", (resort) => {
    resort.topBarSocial[0].target = "https://www.facebook.com/deodarhouse";
    resort.topBarSocial[1].target = "https://instagram.com";
    resort.footerServices[0].target = "/Packages";
  });
  const found = list();
  const isThere = (name: string) => found.some((item) => item.name === name);
  for (const name of ["price-", "button-"]) {
    expect(isThere(`${name}family-fun-package`)).toBe(false);
    expect(isThere(`${name}long-stay-offers`)).toBe(true);
  }
  expect(isThere("top-bar-facebook")).toBe(false);
  expect(found.find(({ name }) => name === "top-bar-instagram")?.todo).toContain("home page of Instagram");
  expect(isThere("about-facebook")).toBe(true);
  expect(isThere("footer-raft-the-ganges")).toBe(false);
  expect(isThere("footer-pool-parties")).toBe(true);
  expect(isThere("popup")).toBe(true);
  expect(isThere("page-dining")).toBe(false);
});

test("a page that no link of the navigation leads to", () => {
  edit("navigation.yaml", (content) => {
    content.navigation = content.navigation.filter(({ to }: { to: string }) => to !== "/Dining");
  });
  expect(list().find(({ name }) => name === "page-dining")?.todo).toContain("leads to /Dining");
});

test("missing mail settings; a form that posts elsewhere needs none", () => {
  const settings = () => names().filter((name) => /^[A-Z_]+$/.test(name));
  expect(settings()).toEqual(["SMTP_URL", "INQUIRY_ADDRESS"]);
  env = { SMTP_URL: "smtp://mail.deodar.in", INQUIRY_ADDRESS: "stay@localhost" };
  expect(settings()).toEqual(["INQUIRY_ADDRESS"]);
  env = {};
  edit("inquiry.yaml", (inquiry) => {
    inquiry.endpoint = "https://api.emailjs.com";
  });
  expect(settings()).toEqual([]);
});

test("confirmed items are left out; an unknown name is reported with similar ones", () => {
  const before = names().length;
  confirm("ktv-room", "SMTP_URL");
  expect(names().length).toBe(before - 2);
  // If the mail server is set, its confirmation is still no mistake.
  env = { SMTP_URL: "smtp://mail.deodar.in" };
  expect(names().length).toBe(before - 2);
  confirm("beech-house");
  expect(names().length).toBe(before - 1);
  const [mistake] = list();
  expect(mistake).toMatchObject({ file: "confirmed.yaml", line: 4 });
  expect(mistake?.todo).toBe('Nothing on the list is called "beech-house". Did you mean beach-house?');
});

test("the region is found in titles and texts, once each; the address is asked about like any other text", () => {
  const found = () => names().filter((name) => name.startsWith("region-in-"));
  const some = ["resort-description", "pages-home-title", "pages-dining-lead", "dining-dishestitle"];
  expect(found()).toEqual(expect.arrayContaining(some.map((place) => `region-in-${place}`)));
  // The headline and the text on kafal have lines of their own.
  expect(found().filter((name) => name.startsWith("region-in-home-"))).toEqual([]);
  edit("resort.yaml", (resort) => {
    resort.description = "A hill resort in the Nilgiris.";
  });
  expect(found()).not.toContain("region-in-resort-description");
  confirm("region-in-resort-address-state");
  expect(found()).not.toContain("region-in-resort-address-state");
});

test("the former postal code, airport and rafting months do not stay in another region", () => {
  const found = () =>
    names().filter((name) => /^(postal-code|year|region-in-reach-ways-steps-.*)$/.test(name));
  expect(found()).not.toContain("postal-code");
  expect(found()).toContain("year");
  // All steps that name a town.
  expect(found()).toHaveLength(7);
  edit("resort.yaml", ({ address }) => {
    Object.assign(address, { district: "The Nilgiris", state: "Tamil Nadu" });
  });
  edit("reach.yaml", (reach) => {
    delete reach.year;
    reach.ways = [];
  });
  expect(found()).toEqual(["postal-code"]);
});

test("what is confirmed of a list holds for its text, wherever that moves, and for no other", () => {
  const answer = (...answers: string[]) =>
    edit("good-to-know.yaml", ({ entries }) => {
      for (const [at, text] of answers.entries()) entries[at].answer = text;
    });
  const found = () => list().filter(({ name }) => name.startsWith("region-in-good-to-know-entries-answer-"));
  answer("A day in Garhwal", "Rishikesh is near");
  const [first] = found();
  expect(first?.todo).toContain("A day in Garhwal");
  confirm(first?.name ?? "");
  answer("Rishikesh is near", "A day in Garhwal");
  expect(found().map(({ todo }) => todo)).toEqual([expect.stringContaining("Rishikesh is near")]);
});

test("dishes and a menu that are examples, and discounts: one that ends on a day is no open promise", () => {
  const isThere = (name: string) => names().includes(name);
  expect(list().find(({ name }) => name === "menu")?.todo).toMatch(/^9 of the 9 entries of the menu/);
  expect(isThere("discount-popup")).toBe(true);
  expect(isThere("discount-long-stay-offers")).toBe(true);
  edit("menu.yaml", (menu) => {
    menu.menu[0].name = "Ragi dosa";
    for (const [index, dish] of menu.dishes.entries()) dish.name = `Dish ${index}`;
  });
  edit("offers.yaml", ({ offers }) => {
    for (const offer of offers) offer.until = "2026-12-31";
  });
  edit("home.yaml", ({ login }) => {
    login.title = "Ask for our winter prices";
  });
  expect(["dishes", "discount-popup", "discount-long-stay-offers"].filter(isThere)).toEqual([]);
  expect(list().find(({ name }) => name === "menu")?.todo).toMatch(/^8 of the 9 entries/);
});

test("a public language without all texts is on the list; one that is not public can wait", () => {
  const first = { language: "en-IN", path: "", name: "English", direction: "ltr", isPublic: true };
  const german = { ...first, language: "de-DE", path: "de", name: "Deutsch" };
  mkdirSync(join(house, "content/de"));
  writeFileSync(join(house, "content/de/menu.yaml"), stringify({ menu: [{ name: "Fladen" }] }));
  const found = (isPublic: boolean) => {
    edit("editions.yaml", (content) => {
      content.editions = [first, { ...german, isPublic }];
    });
    return list()
      .filter(({ group }) => group === "Languages")
      .map(({ name }) => name);
  };
  expect(found(true)).toEqual(["outdated-de", "missing-de", "read-de"]);
  expect(list().flatMap(({ edition = [] }) => edition)).toEqual(["de", "de"]);
  expect(found(false)).toEqual([]);
});
