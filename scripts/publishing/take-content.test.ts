import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { makeClones } from "../../tests/git-clones.ts";
import { takeContent } from "./take-content.ts";

const files = {
  "content/home.yaml": "lead: one",
  "media/originals/a.webp": "a",
  "app/code.ts": "ours",
  ".gitignore": "/.cache/",
};

function write(root: string, given: Record<string, string>) {
  for (const [file, text] of Object.entries(given)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
}

/** A Git host with a small website, the owner's clone and the machine's. */
function makeSite() {
  const clones = makeClones((owner) => write(owner, files));
  const { owner, machine, push } = clones;
  mkdirSync(join(machine, ".cache"));
  return {
    ...clones,
    change(given: Record<string, string>) {
      write(owner, given);
      push();
    },
    here: (file: string) =>
      existsSync(join(machine, file)) ? readFileSync(join(machine, file), "utf8") : undefined,
    take: (asked = {}) => takeContent({ folder: machine, ...asked }),
  };
}

test("content and pictures come with a push, and go with one", async () => {
  const { owner, push, take, here, onMachine } = makeSite();
  write(owner, { "content/home.yaml": "lead: two", "media/originals/Bild (1) क्‍ष.JPG": "b" });
  rmSync(join(owner, "media/originals/a.webp"));
  push();
  expect(await take()).toMatchObject({ waiting: [], madeHere: undefined, rewritten: undefined });
  expect([here("content/home.yaml"), here("media/originals/Bild (1) क्‍ष.JPG")]).toEqual(["lead: two", "b"]);
  expect(here("media/originals/a.webp")).toBeUndefined();
  // A developer finds an ordinary clone.
  expect([onMachine("status", "--porcelain"), onMachine("rev-parse", "HEAD")]).toEqual([
    "",
    onMachine("rev-parse", "origin/main"),
  ]);
});

test("nothing else that is pushed comes into the folder, until a developer takes this commit", async () => {
  const { owner, git, push, take, here, machine, change } = makeSite();
  const others = {
    "app/code.ts": "theirs",
    "package.json": "{}",
    ".gitattributes": "* filter=evil",
    "content/.gitattributes": "* text eol=crlf",
    "content/evil.ts": "evil",
    "content/Home.yaml": "evil",
    "content/deeper/home.yaml": "evil",
    "media/evil.js": "evil",
    "media/originals/.webp": "evil",
    "media/originals/evil.svg.html": "evil",
    "media/originals/new\nline.webp": "evil",
    "Media/originals/b.webp": "evil",
  };
  write(owner, { ...others, "content/home.yaml": "lead: two" });
  symlinkSync("/etc/passwd", join(owner, "media/originals/link.webp"));
  symlinkSync("../app", join(owner, "media/words"));
  mkdirSync(join(owner, "media/film"));
  git("update-index", "--add", "--cacheinfo", `160000,${git("rev-parse", "HEAD")},media/film`);
  push();
  const { waiting, commit } = await take();
  expect(here("content/home.yaml")).toBe("lead: two");
  expect(here("app/code.ts")).toBe("ours");
  const found = readdirSync(machine, { recursive: true, encoding: "utf8" }).filter(
    (name) => !name.startsWith(".git/"),
  );
  const folders = [".cache", ".cache/publishing-index", ".git", "app", "content", "media", "media/originals"];
  expect(found.toSorted()).toEqual([...folders, ...Object.keys(files)].toSorted());
  const names = Object.keys(others).map((name) => name.replace("\n", "?"));
  const links = ["media/originals/link.webp", "media/words", "media/film"];
  expect(waiting.toSorted()).toEqual([...names, ...links].toSorted());

  await expect(take({ code: "HEAD" })).rejects.toThrow(commit.slice(0, 12));
  expect(await take({ code: commit.slice(0, 12) })).toMatchObject({ waiting: [] });
  expect(here("app/code.ts")).toBe("theirs");
  // What was taken once runs, and content goes on coming.
  change({ "content/home.yaml": "lead: three" });
  expect((await take()).waiting).toEqual([]);
  expect([here("app/code.ts"), here("content/home.yaml")]).toEqual(["theirs", "lead: three"]);
});

test("a name that no disk can hold waits, and the rest comes", async () => {
  const { owner, git, take, here } = makeSite();
  write(owner, { "content/home.yaml": "lead: two" });
  git("add", "--all");
  const name = `media/originals/${"é".repeat(130)}.webp`;
  git("update-index", "--add", "--cacheinfo", `100644,${git("rev-parse", "HEAD:content/home.yaml")},${name}`);
  git("commit", "--quiet", "--message", "A long name");
  git("push", "--quiet", "origin", "main");
  expect((await take()).waiting).toEqual([name]);
  expect(here("content/home.yaml")).toBe("lead: two");
});

test("neither what a killed git left nor a tag with the branch's name stops it", async () => {
  const { take, here, machine, onMachine, change } = makeSite();
  const index = join(machine, ".git/index.lock");
  const left = [index, join(machine, ".git/refs/remotes/origin/main.lock")];
  const leave = (at: Date) => {
    for (const file of left) writeFileSync(file, "");
    for (const file of left) utimesSync(file, at, at);
  };
  onMachine("tag", "origin/main");
  write(machine, { ".cache/publishing-index.lock": "" });
  change({ "content/home.yaml": "lead: two" });
  leave(new Date(Date.now() - 3600_000));
  await take();
  expect(here("content/home.yaml")).toBe("lead: two");
  // A developer may be at work.
  change({ "content/home.yaml": "lead: three" });
  leave(new Date());
  await expect(take()).rejects.toThrow("main.lock");
});

test("a folder that became a link is not followed, and code that was removed stays", async () => {
  const { owner, take, here, change } = makeSite();
  for (const folder of ["content", "app"]) rmSync(join(owner, folder), { recursive: true });
  symlinkSync("media", join(owner, "content"));
  change({});
  expect((await take()).waiting).toEqual(["app/code.ts", "content"]);
  expect([here("content/home.yaml"), here("app/code.ts")]).toEqual([undefined, "ours"]);
});

test("what was changed on the machine is kept in a branch and not published; a copy of inquiries stays", async () => {
  const { take, here, machine, onMachine, change } = makeSite();
  await take();
  write(machine, {
    "content/home.yaml": "lead: mine",
    "media/originals/own.webp": "own",
    "app/code.ts": "mine",
    "inquiries.db": "guests",
  });
  expect(
    (await take({ published: onMachine("rev-parse", "refs/publishing/taken^{tree}") })).madeHere,
  ).toBeUndefined();
  change({ "media/originals/b.webp": "b" });
  const { madeHere } = await take();
  expect(madeHere?.names).toEqual(["app/code.ts", "content/home.yaml", "media/originals/own.webp"]);
  const names = ["content/home.yaml", "app/code.ts", "media/originals/own.webp", "inquiries.db"];
  expect(names.map(here)).toEqual(["lead: one", "ours", undefined, "guests"]);
  expect(onMachine("show", `${madeHere?.branch}:content/home.yaml`)).toBe("lead: mine");
  expect((await take()).madeHere).toBeUndefined();

  write(machine, { "content/home.yaml": "lead: committed" });
  onMachine("commit", "--quiet", "--all", "--message", "Here only");
  change({ "content/home.yaml": "lead: two" });
  expect((await take()).madeHere?.names).toEqual([expect.stringContaining("Here only")]);
  expect(here("content/home.yaml")).toBe("lead: two");
});

test("a rewritten history is followed; a branch keeps the former one", async () => {
  const { git, take, here, onMachine, change } = makeSite();
  change({ "content/home.yaml": "lead: two" });
  await take();
  git("reset", "--quiet", "--hard", "HEAD~");
  change({ "content/home.yaml": "lead: three" });
  const { rewritten, madeHere } = await take();
  expect(madeHere).toBeUndefined();
  expect(here("content/home.yaml")).toBe("lead: three");
  expect(onMachine("show", `${rewritten}:content/home.yaml`)).toBe("lead: two");
  expect((await take()).rewritten).toBeUndefined();
});
