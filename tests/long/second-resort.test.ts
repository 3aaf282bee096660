import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { folderOf, readCurrent } from "#service/node/releases.ts";
import { copyContent, type Yaml } from "../other-content.ts";
import { buildSite } from "../site/build-site.ts";
import { testSite } from "../site/settings.ts";

/** The content of another resort, 'Deodar House, Lansdowne'. */
function writeSecondContent(folder: string) {
  const edit = copyContent(folder);
  edit("resort.yaml", (resort) => {
    resort.name = "Deodar House, Lansdowne";
    resort.siteUrl = "https://www.deodar.example";
    resort.email = "hello@deodar.example";
    resort.telephones = ["+91 11111 22222", "+91 33333 44444"];
    resort.chatTelephone = "+91 11111 22222";
    resort.address = { ...resort.address, street: "Tip in Top Road 1", postalCode: "246155" };
    resort.place = { latitude: 29.8377, longitude: 78.6871, precision: "exact" };
  });
  edit("home.yaml", ({ hero, about }) => {
    hero.word = "";
    about.lead = "A house of stone under deodars, with four rooms and one long table.";
  });
  edit("inquiry.yaml", (settings) => {
    settings.serviceId = "deodar-house";
  });
  edit("packages.yaml", (content) => {
    content.packages.length = 2;
    const included = new Set(content.packages.flatMap(({ details }: Yaml) => details));
    const { rows } = content.comparison;
    for (const row of rows) row.inclusions = row.inclusions.filter((each: string) => included.has(each));
    content.comparison.rows = rows.filter(({ inclusions }: Yaml) => inclusions.length > 0);
  });
  edit("menu.yaml", ({ menu }) => {
    while (menu.length < 11) menu.push({ ...menu[0], name: `Dish ${menu.length + 1}` });
    menu.length = 11;
  });
}

test("a second resort, built from a content folder of its own, has no trace of the first", () => {
  const folder = mkdtempSync(join(tmpdir(), "second-resort-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [content, siteDir] = [join(folder, "content"), join(folder, "dist")];
  writeSecondContent(content);
  const said = buildSite({ ...testSite, CONTENT_DIR: content, SITE_DIR: siteDir });
  // Warnings about small photographs and long pages are not mistakes.
  const mistakes = said.split("\n").filter((line) => line && !line.startsWith("Warning: "));
  expect(mistakes).toEqual([]);
  const release = folderOf(siteDir, readCurrent(siteDir) ?? "");
  const files = readdirSync(release, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz|mp4|webm)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const traces = files.filter((file) => /kafal|काफल|00000 00000/i.test(file + readFileSync(file, "utf8")));
  expect(traces.map((file) => relative(release, file))).toEqual([]);
  const home = readFileSync(join(release, "client/index.html"), "utf8");
  expect(home).toContain("Deodar House, Lansdowne");
  expect(files.filter((file) => file.includes("word-"))).toEqual([]);
  const dining = readFileSync(join(release, "client/Dining/index.html"), "utf8");
  expect(dining).toContain("Dish 11");
});
