import { readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { folderOf, readCurrent } from "#release/releases.ts";
import { makeFolder } from "../make-folder.ts";
import { buildSite } from "../site/build-site.ts";
import { testSite } from "../site/settings.ts";
import { logo, writeSecondResort } from "./second-resort.ts";

test("a second resort in another country, built from folders of its own, has no trace of the first", () => {
  const folder = makeFolder(tmpdir());
  const { content, media } = writeSecondResort(folder);
  const siteDir = join(folder, "dist");
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
