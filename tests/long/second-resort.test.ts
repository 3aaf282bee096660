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
import { stripAll } from "../site/other-sites.ts";
import { testSite } from "../site/settings.ts";

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="#1d4d3a" d="M12 1 4 13h5l-6 8h18l-6-8h5z"/></svg>';
const site = {
  name: "Kiefernhof, Innsbruck",
  name_de: "Der Kiefernhof",
  logo: "/media/brand/pine.svg",
  email: "hallo@kiefernhof.example",
  telephonePrefix: "+43",
  telephones: ["0512 123456", "0512 654321"],
  chatTelephone: "0664 1234567",
  address: { street: "Weg 1", district: "Innsbruck", state: "Tirol", postalCode: "6020", country: "AT" },
  place: { coordinates: "47.2692, 11.4041", isExact: true },
  currency: "EUR",
  timeZone: "Europe/Vienna",
  marquee: [{ line: "{name}" }, { line: "Tirol" }],
  languages: ["en-GB", "de-AT"],
};

const head = {
  lead: "Pines, snow and bells.",
  description: "Above the Inn.",
  description_de: "Über dem Inn.",
};
const welcome = { title: "Welcome to Innsbruck", lead: "A bridge crosses the Inn here.", text: "Come." };

/** The content of another resort in another country and two languages, 'Kiefernhof, Innsbruck': packages, and what is required. */
function writeSecondContent(folder: string) {
  const edit = copyContent(folder);
  const packages: Yaml[] = [];
  edit("packages.yaml", (file) => packages.push(...file.packages.slice(0, 2)));
  stripAll(edit);
  [packages[0].price, packages[1].price] = ["1,234.50 €", "890"];
  const changes = {
    site,
    about: { welcome, ...head },
    dining: { dishesTitle: "From our own garden", ...head },
  };
  for (const [name, change] of Object.entries({ ...changes, packages: { packages, ...head } }))
    edit(`${name}.yaml`, (content) => Object.assign(content, change));
  edit("home.yaml", (home) => {
    home.hero.headline = "Above the river, below the pines";
    home.about.lead = "A house of stone under pines, with four rooms and one long table.";
    Object.assign(home, { title: "{name}, a hill resort", description: "Above the Inn." });
  });
}

test("a second resort in another country, built from folders of its own, has no trace of the first", () => {
  const folder = makeFolder(tmpdir());
  const [content, siteDir, media] = [join(folder, "content"), join(folder, "dist"), join(folder, "media")];
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
  const words = /kafal|काफल|rishikesh|ऋषिकेश|uttarakhand|garhwal|00000 00000|₹|\bINR\b|\bPHP [\d]|\+91/i;
  const textOf = (file: string) =>
    /\.(webp|avif|jpg|png|woff2)$/.test(file) ? "" : readFileSync(file, "utf8");
  const traces = files.filter((file) => words.test(relative(release, file) + textOf(file)));
  expect(traces.map((file) => relative(release, file))).toEqual([]);

  const client = (file: string) => readFileSync(join(release, "client", file), "utf8");
  const home = client("index.html");
  expect(home).toContain("Kiefernhof, Innsbruck");
  expect(home).toMatch(/<img src="\/assets\/logo-\w+\.svg"/);
  expect(home).not.toContain("region-map");
  expect(client("de/index.html")).toContain("Der Kiefernhof");
  expect(client("Packages/index.html")).toContain("€890");
  // As Austria writes it, with a narrow or a no-break space.
  expect(client("de/Packages/index.html")).toMatch(/€\s890/);
  expect(client("Contact/index.html")).toContain('href="tel:+43512123456"');
  expect(client("icon.svg")).toBe(logo);
  expect(client("AboutUs/index.html")).not.toContain("<video");
});
