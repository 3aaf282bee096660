import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { testClient } from "hono/testing";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { parse } from "yaml";
import type { PictureEntry } from "#content/schema/pictures.ts";
import type { SubjectFile } from "#content/schema/subjects.ts";
import { contentFolder } from "#site-build/content/site-content.ts";
import { mediaFolder, projectRoot } from "#site-build/site-folder.ts";
import { labelOf, titleOf } from "../labels.ts";
import { editorRoutes } from "./editor-routes.ts";
import { EnvFile } from "./env-file.ts";

let folder: string;
let app: ReturnType<typeof editorRoutes>;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kafal-routes-"));
  cpSync(contentFolder, join(folder, "content"), { recursive: true });
  for (const part of ["originals", "film"])
    cpSync(join(mediaFolder, part), join(folder, "media", part), { recursive: true });
  // Saves reading every illustration again.
  mkdirSync(join(projectRoot, ".cache/pictures"), { recursive: true });
  mkdirSync(join(folder, "cache"));
  symlinkSync(join(projectRoot, ".cache/pictures"), join(folder, "cache/pictures"));
  app = startRoutes();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const startRoutes = () =>
  editorRoutes(
    {
      content: join(folder, "content"),
      media: join(folder, "media"),
      cache: join(folder, "cache"),
      state: join(folder, "state"),
      page: folder,
    },
    "",
    new EnvFile(join(folder, ".env"), {}),
  );
const api = () => testClient(app).api;
const pictures = () => join(folder, "content/pictures.yaml");
const filesAside = () => {
  const aside = join(folder, "cache/editor/aside");
  return existsSync(aside) ? readdirSync(aside).sort() : [];
};
const isInOriginals = (file: string) => existsSync(join(folder, "media/originals", file));
// Large enough for the opening of Home.
const photograph = () => sharp({ create: { width: 1500, height: 1000, channels: 3, background: "#66743f" } });

async function upload(name: string, body: Uint8Array<ArrayBuffer> | string) {
  const path = `/api/originals?${new URLSearchParams({ name })}`;
  const answer = await app.request(path, { method: "POST", body });
  return (await answer.json()) as { file?: string; message?: string };
}

const bytesOf = async (format: "jpeg" | "png" | "webp" | "avif") =>
  new Uint8Array(await photograph().toFormat(format).toBuffer());

async function readPictures() {
  const { subjects } = await (await api().site.$get()).json();
  const { value, version } = subjects.find(({ file }) => file === "pictures.yaml")?.revision ?? {};
  const entries = value as Record<string, PictureEntry>;
  const [name, entry] = Object.entries(entries)[0] as [string, PictureEntry];
  return { name, entry, entries, version: version as string };
}

async function save(file: SubjectFile, base: unknown, value: unknown) {
  return (await api().content.$put({ json: { file: file as "menu.yaml", edition: "", base, value } })).json();
}

async function savePicture(name: string, entry: PictureEntry) {
  const { entries } = await readPictures();
  const json = { base: entries[name], value: { ...entry } };
  return (await api().pictures[":name"].$put({ param: { name }, json })).json();
}

describe("an upload", () => {
  test("is named by what its bytes are, and never takes another's place", async () => {
    expect(await upload("My Arsa.JPG", await bytesOf("jpeg"))).toEqual({ file: "my-arsa.jpg" });
    expect(await upload("My Arsa.JPG", await bytesOf("jpeg"))).toEqual({ file: "my-arsa-2.jpg" });
    expect(await upload("अ.jpg", await bytesOf("avif"))).toEqual({ file: "upload.avif" });
    expect(await upload("../../up.heic", await bytesOf("webp"))).toEqual({ file: "up.webp" });
    expect(filesAside()).toEqual(["my-arsa-2.jpg", "my-arsa.jpg", "up.webp", "upload.avif"]);
  });

  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><script>1</script></svg>';
  test.each([
    ["drawing.svg", svg],
    ["drawing.jpg", svg],
    ["page.png", "<!doctype html><script>1</script>"],
    ["half.jpg", "\xff\xd8\xff"],
    ["empty.jpg", ""],
  ])("%s is refused with a sentence", async (name, body) => {
    const answer = await upload(name, new Uint8Array(Buffer.from(body, "latin1")));
    expect(answer.message).toMatch(/^\S+ (is not a photograph|cannot be read as a picture).* as JPEG/);
    expect(filesAside()).toEqual([]);
  });

  test.each(["shell.php", "x.<script>", "x.jpg.html", "jpg", "x.svg"])(
    "a photograph called %s is refused",
    async (name) => {
      const { message } = await upload(name, await bytesOf("jpeg"));
      expect(message).toBe(
        `${name} is not a photograph that the site can show. Save it as JPEG, HEIC, PNG, WebP or AVIF, and add that.`,
      );
      expect(filesAside()).toEqual([]);
    },
  );

  test.each([true, false])(
    "above the limit gets a sentence; its length is told before: %s",
    async (isTold) => {
      const part = new Uint8Array(1_000_000);
      let count = 0;
      const parts = new ReadableStream({
        start: (controller) => controller.enqueue(new Uint8Array([0xff, 0xd8, 0xff])),
        pull: (controller) => (count++ < 81 ? controller.enqueue(part) : controller.close()),
      });
      const init = { method: "POST", body: parts, duplex: "half" };
      const headers: Record<string, string> = isTold ? { "Content-Length": "81000000" } : {};
      const answer = await app.request("/api/originals?name=large.jpg", { ...init, headers });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toEqual({ message: expect.stringMatching(/larger than 80 MB\. Save it/) });
      expect(filesAside()).toEqual([]);
    },
  );
});

test("uploads that a crash has cut off are removed when the editor starts", () => {
  for (const name of ["upload-a1b2c3/half.jpg", "whole.jpg"]) {
    mkdirSync(join(folder, "cache/editor/aside", name, ".."), { recursive: true });
    writeFileSync(join(folder, "cache/editor/aside", name), "");
  }
  editorRoutes(
    { content: "", media: "", cache: join(folder, "cache"), state: folder, page: folder },
    "",
    new EnvFile("", {}),
  );
  expect(filesAside()).toEqual(["whole.jpg"]);
});

describe("a picture of the site", () => {
  test("is replaced, and the file moves only when the entry is right", async () => {
    const { name, entry } = await readPictures();
    const { file = "" } = await upload("new.jpg", await bytesOf("jpeg"));
    const { revision } = await savePicture(name, { ...entry, file, alt: "" });
    expect(revision.mistakes).toMatchObject([
      { path: [name, "alt"], message: "“What is to be seen” must not be empty." },
    ]);
    expect(parse(readFileSync(pictures(), "utf8"))[name]).toEqual(entry);
    expect([isInOriginals(file), isInOriginals(entry.file)]).toEqual([false, true]);

    const nowhere = await savePicture(name, { ...entry, file: "nowhere.jpg" });
    expect(nowhere.revision.mistakes).toMatchObject([{ path: [name, "file"] }]);
    expect(isInOriginals(file)).toBe(false);

    expect((await savePicture(name, { ...entry, file })).revision.unfinished).toEqual([]);
    expect([isInOriginals(file), isInOriginals(entry.file)]).toEqual([true, false]);
    for (const [direction, isNew] of [
      ["undo", false],
      ["redo", true],
    ] as const) {
      await api().history.$post({ json: { direction } });
      expect([isInOriginals(file), isInOriginals(entry.file)]).toEqual([isNew, !isNew]);
      expect((await readPictures()).entry.file).toBe(isNew ? file : entry.file);
    }
  });

  test("that cannot be written leaves both photographs where they are", async () => {
    const { name, entry } = await readPictures();
    const { file = "" } = await upload("new.jpg", await bytesOf("jpeg"));
    const before = readFileSync(pictures(), "utf8");
    // In the way of the new text.
    mkdirSync(`${pictures()}~`);
    expect(await savePicture(name, { ...entry, file })).toHaveProperty("message");
    expect([isInOriginals(file), isInOriginals(entry.file)]).toEqual([false, true]);
    expect(filesAside()).toEqual([file]);
    expect(readFileSync(pictures(), "utf8")).toBe(before);
    rmSync(`${pictures()}~`, { recursive: true });
    expect((await readPictures()).entry.file).toBe(file);
    expect([isInOriginals(file), isInOriginals(entry.file)]).toEqual([true, false]);
  });

  test("of a draft that is too small is not written after a restart of the editor", async () => {
    const { name, entry } = await readPictures();
    const small = sharp({ create: { width: 400, height: 300, channels: 3, background: "#66743f" } }).jpeg();
    const { file = "" } = await upload("small.jpg", new Uint8Array(await small.toBuffer()));
    await savePicture(name, { ...entry, file });
    const before = readFileSync(pictures(), "utf8");
    app = startRoutes();
    expect((await readPictures()).entry.file).toBe(file);
    const { revision } = await savePicture(name, { ...entry, file, alt: "A wall" });
    expect(revision.mistakes[0]?.message).toMatch(/^small\.jpg is only 400 pixels wide/);
    expect(readFileSync(pictures(), "utf8")).toBe(before);
  });

  test("is not read through a link that leaves media/", async () => {
    const outside = join(folder, "outside.jpg");
    writeFileSync(outside, await bytesOf("jpeg"));
    symlinkSync(outside, join(folder, "media/originals/link.jpg"));
    symlinkSync(join(folder, "written.jpg"), join(folder, "media/originals/dangling.jpg"));
    for (const file of ["link.jpg", "../../outside.jpg", outside]) {
      const answer = await api().originals.$get({ query: { file, width: "160" } });
      expect(answer.status, file).toBe(400);
      expect(await answer.text(), file).toMatch(/leads out of media|is not in media/);
    }
    const { name, entry } = await readPictures();
    await savePicture(name, { ...entry, file: "link.jpg" });
    const facts = await (await api().pictures.$get()).json();
    expect(facts.find((each) => each.name === name)?.warning?.sentence).toMatch(/leads out of media/);
    expect(await upload("dangling.jpg", await bytesOf("jpeg"))).toEqual({ file: "dangling.jpg" });
    expect(existsSync(join(folder, "written.jpg"))).toBe(false);
  });
});

test("a form speaks of its fields by their labels, and a mistake does, too", async () => {
  const { subjects } = await (await api().site.$get()).json();
  /** The labels and the explanations. Pictures and film have fields of their own. */
  const words = (schema: object): string[] =>
    Object.entries(schema).flatMap(([key, part]) => {
      if (key === "description") return [String(part)];
      if (key === "film" || typeof part !== "object" || part === null) return [];
      const names = key === "properties" ? Object.keys(part).map((each) => labelOf(schema, [each])) : [];
      return [...names, ...words(part)];
    });
  const shown = subjects.filter(({ file }) => file !== "pictures.yaml");
  const all = shown.flatMap(({ file, schema }) => [titleOf(file), ...words(schema)]);
  expect(all).toContain("Address of the site");
  const developers =
    /\.ya?ml|\b(slugs?|url|webm|map provider|crumb|breadcrumb|hero|marquee|carousel|lightbox|schema|null|endpoint|dialog|sitemap)\b|""|^(lead|target|to|action)$|screen reader|content\/|media\/(originals|film)/i;
  expect(all.filter((each) => developers.test(each))).toEqual([]);

  const { revision } = subjects.find(({ file }) => file === "packages.yaml") ?? {};
  const value = structuredClone(revision?.value) as { packages: Record<string, unknown>[] };
  delete value.packages[0]?.pictures;
  expect(await save("packages.yaml", revision?.value, value)).toMatchObject({
    revision: { mistakes: [{ message: "“Pictures” is missing." }] },
  });
});

test("a line of the launch list is done by its action, and a wrong value is refused", async () => {
  const list = async () => (await api().launch.$get()).json();
  const first = await list();
  const act = async (name: string, action: string, words = "", seen: object = {}) => {
    const { path = [], todo = "" } = first.find((each) => each.name === name) ?? {};
    const json = { name, path: [...path], todo, action, words: words.split("|"), ...seen };
    return (await (await api().launch.$post({ json })).json()) as {
      mistakes?: { message: string }[];
      message?: string;
    };
  };
  const written = (file: string) => readFileSync(join(folder, "content", file), "utf8");
  expect(await act("discount-long-stay-offers", "Save", "2099-12-31")).toMatchObject({ mistakes: [] });
  expect(written("offers.yaml")).toContain("    until: 2099-12-31\n");
  expect(await act("ktv-room", "Take it out")).toMatchObject({ mistakes: [] });
  expect(written("about.yaml")).not.toContain("KTV Room");
  expect(await act("year", "Take it out")).toMatchObject({ mistakes: [] });
  expect(written("reach.yaml")).not.toContain("Rafting open");
  expect(await act("answer-pets", "Left out on purpose")).toMatchObject({ mistakes: [] });
  expect(await act("popup", "It is right")).toMatchObject({ mistakes: [] });
  expect(written("confirmed.yaml")).toContain("- popup\n");
  expect(await act("testimonial-sample-guest-delhi", "Save", "We slept well.|Meera")).toMatchObject({
    mistakes: [],
  });
  expect(written("testimonials.yaml")).toMatch(
    /name: Meera\n[^-]*text: We slept well\.\n[^-]*sample: false\n/,
  );
  expect((await act("email", "Save", "stay")).mistakes?.[0]?.message).toMatch(/must be an e-mail address/);
  const changed = "This line is done, or has changed. Look at the list again.";
  expect((await act("popup", "It is right")).message).toBe(changed);
  for (const other of [{ path: ["telephones", 0] }, { todo: "Another text" }])
    expect((await act("telephone-2", "Save", "+91 98765 43210", other)).message).toBe(changed);
  const left = (await list()).map(({ name }) => name);
  expect(left).toContain("email");
  for (const done of [
    "discount-long-stay-offers",
    "ktv-room",
    "year",
    "answer-pets",
    "popup",
    "testimonial-meera",
  ])
    expect(left).not.toContain(done);
});

test("a file that was deleted beside the editor is named with what to do, and opens when it is back", async () => {
  const file = join(folder, "content/menu.yaml");
  const text = readFileSync(file, "utf8");
  const opened = async () => {
    const { subjects } = await (await api().site.$get()).json();
    return subjects.find((each) => each.file === "menu.yaml");
  };
  const { revision } = (await opened()) ?? {};
  rmSync(file);
  const gone = /^content\/menu\.yaml is gone\. Bring the file back/;
  expect((await opened())?.broken).toMatch(gone);
  expect(await save("menu.yaml", revision?.value, revision?.value)).toEqual({
    message: expect.stringMatching(gone),
  });
  writeFileSync(file, text);
  expect((await opened())?.revision).toEqual(revision);
});

test("more than 1 MB of JSON is refused", async () => {
  const value = "x".repeat(1_000_000);
  const answer = await api().content.$put({ json: { file: "menu.yaml", edition: "", base: {}, value } });
  expect(answer.status).toBe(413);
  expect(await answer.json()).toEqual({ message: "That is more than 1 MB of text. Shorten it." });
});

test("a request that only another program sends is refused with a sentence", async () => {
  const send = async (path: string, body: string) => {
    const init = { method: "PUT", body, headers: { "Content-Type": "application/json" } };
    const answer = await app.request(`/api/${path}`, init);
    return [answer.status, ((await answer.json()) as { message: string }).message];
  };
  expect(await send("content", "{")).toEqual([400, "Malformed JSON in request body"]);
  expect(await send("content", '{"file":"../package.json"}')).toEqual([
    400,
    expect.stringMatching(/^Reload the page/),
  ]);
});

describe("hand in", () => {
  const git = (...words: string[]) => execFileSync("git", words, { cwd: folder, encoding: "utf8" });
  const handIn = async () => (await (await api().git.$post()).json()) as { text?: string; message?: string };
  const committed = () => git("show", "--name-only", "--format=", "HEAD").trim().split("\n");

  beforeEach(() => {
    git("init", "--quiet");
    git("config", "user.name", "owner");
    git("config", "user.email", "owner@localhost");
    git("init", "--quiet", "--bare", "host.git");
    git("remote", "add", "origin", join(folder, "host.git"));
    writeFileSync(join(folder, "content/menu.yaml~"), "");
    const [{ file = "" } = {}] = Object.values(parse(readFileSync(pictures(), "utf8")) as object);
    git("add", "content", "media/film", `media/originals/${file}`);
    // The other illustrations have 22 MB.
    writeFileSync(join(folder, ".git/info/exclude"), "*.webp\n");
    git("commit", "--quiet", "--message", "As it was");
  });

  test("commits the texts and the photographs that are named, and no half-written file", async () => {
    const { name, entry } = await readPictures();
    const { file = "" } = await upload("new.jpg", await bytesOf("jpeg"));
    await savePicture(name, { ...entry, file });
    for (const half of ["menu.yaml~", "../media/originals/new.jpg~"])
      writeFileSync(join(folder, "content", half), "half");
    writeFileSync(join(folder, "media/originals/IMG_0001.jpg"), "half");
    expect((await handIn()).text).toMatch(/^Handed in as edit-/);
    expect(committed().sort()).toEqual(
      ["content/pictures.yaml", `media/originals/${file}`, `media/originals/${entry.file}`].sort(),
    );
    expect((await handIn()).text).toBe("Nothing has been changed since the last time.");
  });

  test("waits until a text that is half written is whole", async () => {
    const menu = join(folder, "content/menu.yaml");
    const before = git("rev-parse", "HEAD");
    writeFileSync(menu, readFileSync(menu, "utf8").slice(0, -100));
    const { name, entry, version } = await readPictures();
    expect((await handIn()).message).toMatch(/content\/menu\.yaml/);
    writeFileSync(join(folder, "media/originals", entry.file), (await bytesOf("jpeg")).subarray(0, 500));
    git("checkout", "--", "content");
    expect((await handIn()).message).toMatch(/cannot be read as a picture/);
    expect([name, version, git("rev-parse", "HEAD")]).toEqual([name, version, before]);
  });

  test("takes what the owner has staged as deleted", async () => {
    const { name, entry } = await readPictures();
    const { file = "" } = await upload("new.jpg", await bytesOf("jpeg"));
    await savePicture(name, { ...entry, file });
    git("add", "--all", "media/originals");
    expect((await handIn()).text).toMatch(/^Handed in as edit-/);
    expect(committed()).toContain(`media/originals/${entry.file}`);
    expect(git("status", "--porcelain", "media/originals").trim()).toBe("");
  });
});
