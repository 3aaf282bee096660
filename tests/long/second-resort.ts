import { cpSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { copyContent, type Yaml } from "../other-content.ts";
import { makeContent } from "../site/make-content.ts";
import { stripAll } from "../site/other-sites.ts";
import { fixedMedia } from "../site/settings.ts";

export const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="#1d4d3a" d="M12 1 4 13h5l-6 8h18l-6-8h5z"/></svg>';
const site = {
  name: "Kiefernhof, Innsbruck",
  name_de: "Der Kiefernhof",
  logo: "/media/brand/pine.svg",
  email: "hallo@kiefernhof.example",
  telephones: ["0512 123456", "0512 654321"],
  chatTelephone: "0664 1234567",
  address: { street: "Weg 1", district: "Innsbruck", state: "Tirol", postalCode: "6020", country: "AT" },
  place: { latitude: 47.2692, longitude: 11.4041, isExact: true },
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

/** Writes content/ and media/ of another resort, in another country and two languages: packages, and what is required. */
export function writeSecondResort(folder: string): { content: string; media: string } {
  const [content, media] = [join(folder, "content"), join(folder, "media")];
  makeContent();
  writeContent(content);
  cpSync(join(fixedMedia, "brand"), join(media, "brand"), { recursive: true });
  writeFileSync(join(media, "brand/pine.svg"), logo);
  for (const name of ["originals", "film"]) symlinkSync(join(fixedMedia, name), join(media, name));
  return { content, media };
}

function writeContent(folder: string) {
  const edit = copyContent(folder);
  const packages: Yaml[] = [];
  edit("packages.yaml", (file) => packages.push(...file.packages.slice(0, 2)));
  stripAll(edit);
  [packages[0].price, packages[1].price] = [1234.5, 890];
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
