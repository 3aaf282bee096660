import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { parse } from "yaml";
import type { PictureEntry } from "#content/schema/pictures.ts";
import { contentFolder } from "#site-build/content/site-content.ts";
import { mediaFolder } from "#site-build/site-folder.ts";
import { ContentStore } from "./content-store.ts";
import { deletePicture } from "./delete-picture.ts";
import { placesOf } from "./picture-places.ts";
import { PictureStore } from "./picture-store.ts";

let folder: string;
let content: ContentStore;
let pictures: PictureStore;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kafal-places-"));
  const inside = (...names: string[]) => join(folder, ...names);
  cpSync(contentFolder, inside("content"), { recursive: true });
  for (const part of ["originals", "film"]) {
    mkdirSync(inside("media", part), { recursive: true });
    // The check asks only whether a file is there.
    for (const file of readdirSync(join(mediaFolder, part))) writeFileSync(inside("media", part, file), "");
  }
  pictures = new PictureStore({
    originals: inside("media/originals"),
    cache: inside("cache"),
    aside: inside("aside"),
    views: inside("views"),
  });
  const folders = {
    content: inside("content"),
    media: inside("media"),
    drafts: inside("drafts"),
    trial: inside("trial"),
  };
  content = new ContentStore(folders, pictures);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

type File = Parameters<ContentStore["newUses"]>[0];
const dataOf = (file: File) => content.open(file).value as never;
const places = (name: string) => placesOf(dataOf, name).map(({ file, path }) => [file, ...path].join("/"));
const texts = () =>
  ["home-gallery.yaml", "packages.yaml", "pictures.yaml"].map((file) =>
    readFileSync(join(folder, "content", file), "utf8"),
  );

/** As the editor's form sends it. */
async function change(file: File, edit: (value: never) => void) {
  const value = structuredClone(dataOf(file));
  edit(value);
  await pictures.learn(content.newUses(file, dataOf(file), value));
  return content.change(file, dataOf(file), value);
}

async function upload(name: string, width: number, height: number) {
  const bytes = await sharp({ create: { width, height, channels: 3, background: "#66743f" } })
    .jpeg()
    .toBuffer();
  return pictures.take(name, new Blob([new Uint8Array(bytes)]).stream());
}

test("a picture goes from galleries and lists with its entry, and one Undo brings all of it back", async () => {
  await change("packages.yaml", ({ packages: [first] }: { packages: { pictures: string[] }[] }) =>
    first?.pictures.push("gallery-night-view"),
  );
  const before = texts();
  expect(places("gallery-night-view")).toEqual([
    expect.stringMatching(/^home-gallery\.yaml\/homeGallery\/\d\/picture$/),
    expect.stringMatching(/^packages\.yaml\/packages\/0\/pictures\/\d$/),
  ]);
  deletePicture(content, "gallery-night-view");
  const gone = () => {
    expect(texts().join("\n")).not.toContain("gallery-night-view");
    expect(existsSync(join(folder, "media/originals/gallery-night-view.webp"))).toBe(false);
  };
  gone();
  content.goBack("undo");
  expect(texts()).toEqual(before);
  expect(existsSync(join(folder, "media/originals/gallery-night-view.webp"))).toBe(true);
  content.goBack("redo");
  gone();
});

test("a place that needs its picture is named, and nothing is deleted", () => {
  const before = texts();
  expect(places("dish-kafuli")).toContain("menu.yaml/dishes/0/picture");
  expect(places("about-window")).toContain("home.yaml/about/pictures/0");
  for (const name of ["dish-kafuli", "about-window", "error-trail"])
    expect(() => deletePicture(content, name), name).toThrow(/^A place still needs this picture\. /);
  expect(texts()).toEqual(before);
  expect(content.history.canUndo).toBe(false);
});

test("a photograph that is too small for its places is no change of the file, but a mistake at the picture", async () => {
  const before = texts();
  const file = await upload("small.jpg", 400, 300);
  const { mistakes } = await change("pictures.yaml", ({ "hero-dawn": hero }: Record<string, PictureEntry>) =>
    Object.assign(hero as PictureEntry, { file }),
  );
  expect(mistakes).toMatchObject([{ path: ["hero-dawn", "file"] }]);
  expect(mistakes[0]?.message).toMatch(/^small\.jpg is only 400 pixels wide: \d+ are needed/);
  expect(texts()).toEqual(before);
});

test("a small picture that a form names for a large place is a mistake at this field", async () => {
  const file = await upload("small.jpg", 400, 300);
  const words = { alt: "A wall", credit: "{name}", focus: [0.5, 0.5] };
  expect(content.changeIfValid("pictures.yaml", {}, { small: { file, ...words } })).toEqual([]);
  const { mistakes } = await change("home.yaml", ({ hero }: { hero: { pictures: string[] } }) =>
    hero.pictures.push("small"),
  );
  const count = parse(readFileSync(join(folder, "content/home.yaml"), "utf8")).hero.pictures.length;
  expect(mistakes).toMatchObject([{ path: ["hero", "pictures", count] }]);
  expect(mistakes[0]?.message).toMatch(/^small\.jpg is only 400 pixels wide/);
});
