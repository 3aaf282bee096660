import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { folderOf, readCurrent } from "#service/node/releases.ts";
import { copyContent, type Yaml } from "../other-content.ts";
import { buildSite } from "../site/build-site.ts";
import { testSite } from "../site/settings.ts";

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="#1d4d3a" d="M12 1 4 13h5l-6 8h18l-6-8h5z"/></svg>';

/** The content of another resort in another region, 'Nilgiri Pines, Ooty'. */
function writeSecondContent(folder: string) {
  const edit = copyContent(folder);
  edit("resort.yaml", (resort) => {
    Object.assign(resort, {
      name: "Nilgiri Pines, Ooty",
      mark: "pine.svg",
      description: "A hill resort in the Nilgiris.",
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
      place: { latitude: 11.4, longitude: 76.69, precision: "exact" },
      marquee: ["{name}", "Tea", "Pines"],
    });
  });
  edit("home.yaml", ({ hero, about }) => {
    Object.assign(hero, { headline: "Above the tea, below the pines", word: "Ooty" });
    about.lead = "A house of stone under pines, with four rooms and one long table.";
  });
  edit("about.yaml", (about) => {
    Object.assign(about.welcome, {
      word: "",
      title: "Welcome to Ooty",
      lead: "The town lies high on the blue hills.",
      nameParts: [],
    });
    delete about.film;
  });
  edit("inquiry.yaml", (settings) => {
    settings.serviceId = "nilgiri-pines";
  });
  edit("packages.yaml", (content) => {
    content.packages.length = 2;
  });
  edit("menu.yaml", (content) => {
    content.menu = Array.from({ length: 11 }, (_, index) => ({
      ...content.menu[0],
      name: `Dish ${index + 1}`,
    }));
    content.dishes = content.dishes.slice(0, 1).map((dish: Yaml) => ({ ...dish, name: "Avial" }));
  });
  edit("pictures.yaml", (pictures) => {
    delete pictures["menu-thali"];
  });
  edit("dining.yaml", (dining) => {
    dining.dishesTitle = "From our own garden";
  });
  edit("reach.yaml", (reach) => {
    reach.ways = [{ title: "By rail", steps: ["Take the mountain railway up to Ooty."] }];
    reach.lead = "These ways lead up to the Nilgiris.";
    delete reach.year;
  });
  edit("pages/home.yaml", (page) => {
    page.title = "{name}, a hill resort in the Nilgiris";
    page.description = "Four rooms under pines, above the tea.";
  });
  edit("pages/about.yaml", (page) => {
    page.description = "Who we are, and what waits for you.";
  });
  edit("pages/dining.yaml", (page) => {
    Object.assign(page, {
      description: "Dishes such as {dishes}, and a menu of {menuCount}.",
      lead: "We cook with what grows on the hills.",
      sharePicture: "hero-mist",
    });
  });
}

test("a second resort in another region, built from folders of its own, has no trace of the first", () => {
  const folder = mkdtempSync(join(tmpdir(), "second-resort-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [content, siteDir, media] = ["content", "dist", "media"].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  writeSecondContent(content);
  cpSync(join(testSite.MEDIA_DIR, "brand"), join(media, "brand"), { recursive: true });
  writeFileSync(join(media, "brand/pine.svg"), logo);
  for (const name of ["originals", "film"]) symlinkSync(join(testSite.MEDIA_DIR, name), join(media, name));
  const said = buildSite({ ...testSite, CONTENT_DIR: content, MEDIA_DIR: media, SITE_DIR: siteDir });
  // Warnings about small photographs, and long pages are not mistakes.
  const mistakes = said.split("\n").filter((line) => line && !line.startsWith("Warning: "));
  expect(mistakes).toEqual([]);

  const release = folderOf(siteDir, readCurrent(siteDir) ?? "");
  const files = readdirSync(release, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz|mp4|webm)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const words = /kafal|काफल|rishikesh|ऋषिकेश|uttarakhand|garhwal|00000 00000/i;
  const traces = files.filter((file) => words.test(relative(release, file) + readFileSync(file, "utf8")));
  expect(traces.map((file) => relative(release, file))).toEqual([]);

  // The owner's logo or a dot is where the default logo's berry is.
  const withBerry = files.filter(
    (file) => /\.html$/.test(file) && /\.svg#(mark-)?berry/.test(readFileSync(file, "utf8")),
  );
  expect(withBerry.map((file) => relative(release, file))).toEqual([]);

  const client = (file: string) => readFileSync(join(release, "client", file), "utf8");
  const home = client("index.html");
  expect(home).toContain("Nilgiri Pines, Ooty");
  expect(home).toMatch(/<img src="\/assets\/mark-\w+\.svg"/);
  expect(home).not.toContain("region-map");
  expect(client("icon.svg")).toBe(logo);
  expect(client("AboutUs/index.html")).not.toContain("<video");
  expect(client("Contact/index.html")).toContain("One way leads up to the Nilgiris.");
  expect(client("Dining/index.html")).toContain("Dish 11");
});
