import { cpSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { folderOf, readCurrent } from "#release/releases.ts";
import { mediaFolder } from "#site-build/site-folder.ts";
import { makeFolder } from "../make-folder.ts";
import { copyContent, type Yaml } from "../other-content.ts";
import { buildSite } from "../site/build-site.ts";
import { makeContent } from "../site/make-content.ts";
import { testSite } from "../site/settings.ts";

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="#1d4d3a" d="M12 1 4 13h5l-6 8h18l-6-8h5z"/></svg>';
const head = (title: string) => ({
  lead: "Pines, tea and mist.",
  description: `${title} above the tea.`,
  description_hi: "चाय के बागानों के ऊपर।",
});

/** The content of another resort in another region and two languages, 'Nilgiri Pines, Ooty'. Half of its lists are empty. */
function writeSecondContent(folder: string) {
  const edit = copyContent(folder);
  edit("site.yaml", (site) => {
    for (const name of ["notice", "footerServices", "social"]) delete site[name];
    Object.assign(site, {
      name: "Nilgiri Pines, Ooty",
      name_hi: "नीलगिरि पाइन्स",
      logo: "/media/brand/pine.svg",
      siteUrl: "https://www.nilgiripines.example",
      email: "hello@nilgiripines.example",
      telephones: ["+91 11111 22222", "+91 33333 44444"],
      chatTelephone: "+91 11111 22222",
      address: {
        street: "Fern Hill Road 1",
        district: "The Nilgiris",
        state: "Tamil Nadu",
        postalCode: "643004",
        country: "IN",
      },
      place: { coordinates: "11.4, 76.69", isExact: true },
      marquee: [{ line: "{name}" }, { line: "Tea" }],
      languages: [...site.languages, "hi-IN"],
    });
  });
  edit("home.yaml", (home) => {
    for (const name of ["services", "gallery", "testimonials"]) delete home[name];
    home.hero.headline = "Above the tea, below the pines";
    home.about.lead = "A house of stone under pines, with four rooms and one long table.";
    Object.assign(home, { title: "{name}, a hill resort", description: "Above the tea." });
  });
  edit("about.yaml", (about) => {
    delete about.film;
    about.welcome = {
      title: "Welcome to Ooty",
      lead: "The town lies high on the blue hills.",
      text: "Come and see.",
    };
    Object.assign(about, head("About us"));
  });
  edit("packages.yaml", (file) => {
    file.packages.length = 2;
    Object.assign(file, head("Packages"));
  });
  edit("offers.yaml", (file) => Object.assign(file, { offers: [], ...head("Offers") }));
  edit("dining.yaml", (file) => {
    const [dish] = file.menu;
    file.menu = Array.from({ length: 11 }, (_, index): Yaml => ({ ...dish, name: `Dish ${index + 1}` }));
    Object.assign(file, {
      dishes: [],
      dishesTitle: "From our own garden",
      ...head("Dining"),
    });
  });
  edit("contact.yaml", (file) => {
    for (const name of ["seasons", "seasonsNote", "questions", "picture"]) delete file[name];
    file.reach = "One way leads up to the Nilgiris.";
    file.ways = [{ title: "By rail", lines: [{ line: "Take the mountain railway up to Ooty." }] }];
    Object.assign(file, head("Contact"));
  });
}

test("a second resort in another region, built from folders of its own, has no trace of the first", () => {
  const folder = makeFolder(tmpdir());
  const [content, siteDir, media] = ["content", "dist", "media"].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  makeContent();
  writeSecondContent(content);
  cpSync(join(mediaFolder, "brand"), join(media, "brand"), { recursive: true });
  writeFileSync(join(media, "brand/pine.svg"), logo);
  for (const name of ["originals", "film"]) symlinkSync(join(mediaFolder, name), join(media, name));
  const said = buildSite({ ...testSite, CONTENT_DIR: content, MEDIA_DIR: media, SITE_DIR: siteDir });
  // Warnings about small photographs are not mistakes.
  expect(said.split("\n").filter((line) => line && !line.startsWith("Warning: "))).toEqual([]);

  const release = folderOf(siteDir, readCurrent(siteDir) ?? "");
  const files = readdirSync(release, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz|mp4|webm)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const words = /kafal|काफल|rishikesh|ऋषिकेश|uttarakhand|garhwal|00000 00000/i;
  const traces = files.filter((file) => words.test(relative(release, file) + readFileSync(file, "utf8")));
  expect(traces.map((file) => relative(release, file))).toEqual([]);

  const client = (file: string) => readFileSync(join(release, "client", file), "utf8");
  const home = client("index.html");
  expect(home).toContain("Nilgiri Pines, Ooty");
  expect(home).toMatch(/<img src="\/assets\/logo-\w+\.svg"/);
  expect(home).not.toContain("region-map");
  expect(client("hi/index.html")).toContain("नीलगिरि पाइन्स");
  expect(client("icon.svg")).toBe(logo);
  expect(client("AboutUs/index.html")).not.toContain("<video");
  expect(client("Contact/index.html")).toContain("One way leads up to the Nilgiris.");
  expect(client("Dining/index.html")).toContain("Dish 11");
});
