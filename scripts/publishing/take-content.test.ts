import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { makeClones } from "../../tests/git-clones.ts";
import { RefusedPush, takeContent } from "./take-content.ts";

const code = { "app/code.ts": "ours", "package.json": "{}" };
const files = { ...code, "content/home.yaml": "one", "media/originals/a.webp": "a" };

function write(root: string, given: Record<string, string>) {
  for (const [file, text] of Object.entries(given)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
}

/** A Git host with a small website, the owner's clone and the machine's. */
function makeSite() {
  const clones = makeClones((owner) => write(owner, files));
  const { owner, machine, onMachine, push } = clones;
  return {
    ...clones,
    change(given: Record<string, string>) {
      write(owner, given);
      push();
    },
    /** The texts of all files in the machine's folder. */
    here() {
      const names = onMachine("ls-files", "-z", "--cached", "--others").split("\0").filter(Boolean);
      return Object.fromEntries(names.map((name) => [name, readFileSync(join(machine, name), "utf8")]));
    },
    take: (published?: string) => takeContent(published, machine),
  };
}

test("content and pictures come with a push, and go with one", async () => {
  const { owner, change, take, here, onMachine } = makeSite();
  const pushed = { "content/home.yaml": "two", "media/originals/Bild (1) क्‍ष.JPG": "b" };
  rmSync(join(owner, "media/originals/a.webp"));
  change(pushed);
  expect(await take()).toMatchObject({ waiting: [], madeHere: undefined, rewritten: undefined });
  expect(here()).toEqual({ ...code, ...pushed });
  // A developer finds an ordinary clone.
  expect(onMachine("status", "--porcelain")).toBe("");
  expect(onMachine("rev-parse", "HEAD")).toBe(onMachine("rev-parse", "origin/main"));
});

test("nothing else that is pushed comes into the folder", async () => {
  const { owner, git, take, here, onMachine } = makeSite();
  const others = [
    ...["app/code.ts", "package.json", ".gitattributes", "content/.gitattributes", "content/evil.ts"],
    ...[".env", "edge.env", "content/.env"],
    ...["content/Home.yaml", "content/deeper/home.yaml", "media/evil.js", "media/originals/.webp"],
    ...["media/originals/evil.svg.html", "media/originals/new\nline.webp", "Media/originals/b.webp"],
  ];
  write(owner, Object.fromEntries([...others, "content/home.yaml"].map((name) => [name, "pushed"])));
  symlinkSync("/etc/passwd", join(owner, "media/originals/link.webp"));
  symlinkSync("../app", join(owner, "media/words"));
  git("add", "--all");
  // A submodule, and a name that no disk can hold.
  git("update-index", "--add", "--cacheinfo", `160000,${git("rev-parse", "HEAD")},media/film`);
  const long = `media/originals/${"é".repeat(130)}.webp`;
  git("update-index", "--add", "--cacheinfo", `100644,${git("rev-parse", ":content/home.yaml")},${long}`);
  git("commit", "--quiet", "--message", "Much");
  git("push", "--quiet", "origin", "main");
  const { waiting, commit } = await take();
  expect(here()).toEqual({ ...files, "content/home.yaml": "pushed" });
  const names = others.map((name) => name.replace("\n", "?"));
  const links = ["media/originals/link.webp", "media/words", "media/film"];
  expect(waiting.toSorted()).toEqual([...names, ...links, long].toSorted());
  expect([onMachine("status", "--porcelain"), onMachine("rev-parse", "HEAD~1")]).toEqual(["", commit]);
});

test("a developer takes code with git, and content goes on coming", async () => {
  const { take, here, onMachine, change } = makeSite();
  change({ "app/code.ts": "theirs" });
  const { commit, waitingDiff } = await take();
  change({ "content/home.yaml": "two" });
  expect((await take()).waitingDiff).toBe(waitingDiff);
  change({ "app/code.ts": "theirs again" });
  expect((await take()).waitingDiff).not.toBe(waitingDiff);
  onMachine("reset", "--keep", commit);
  expect((await take()).waiting).toEqual(["app/code.ts"]);
  expect(here()).toEqual({ ...files, "content/home.yaml": "two", "app/code.ts": "theirs" });
});

test("neither what a killed git left nor a tag with the branch's name stops it", async () => {
  const { take, here, machine, onMachine, change } = makeSite();
  const locks = [".git/index.lock", ".git/refs/remotes/origin/main.lock"].map((name) => join(machine, name));
  onMachine("tag", "origin/main");
  change({ "content/home.yaml": "two", "app/code.ts": "theirs" });
  for (const lock of locks) writeFileSync(lock, "");
  for (const lock of locks) utimesSync(lock, 0, 0);
  await take();
  expect(here()).toEqual({ ...files, "content/home.yaml": "two" });
  // It was killed before it had noted what it has taken, and among files.
  onMachine("update-ref", "refs/publishing/pushed", "HEAD~2");
  change({ "content/home.yaml": "three" });
  write(machine, { "content/home.yaml": "three" });
  expect(await take()).toMatchObject({ madeHere: undefined, rewritten: undefined });
  // A developer may be at work.
  change({ "content/home.yaml": "four" });
  for (const lock of locks) writeFileSync(lock, "");
  await expect(take()).rejects.toThrow("main.lock");
});

test("a pushed link in place of a folder is not followed, and code that was removed stays", async () => {
  const { owner, take, here, change } = makeSite();
  for (const folder of ["content", "app"]) rmSync(join(owner, folder), { recursive: true });
  symlinkSync("media", join(owner, "content"));
  change({});
  expect((await take()).waiting).toEqual(["app/code.ts", "content"]);
  expect(here()).toEqual({ ...code, "media/originals/a.webp": "a" });
});

test("what was changed on the machine is kept in a branch, and not published", async () => {
  const { take, here, machine, onMachine, change } = makeSite();
  const { tree } = await take();
  const texts = { "app/code.ts": "mine", "content/home.yaml": "mine", "package.json": "mine" };
  const mine = { ...texts, "media/originals/own.webp": "own" };
  const beside = { ".env": "SMTP_URL=", "inquiries.db": "guests", "data/inquiries.db": "guests" };
  write(machine, { ...mine, ...beside });
  // Without a push, nobody who works there is disturbed.
  expect((await take(tree)).madeHere).toBeUndefined();
  change({ "media/originals/b.webp": "b" });
  const { madeHere } = await take();
  expect(madeHere?.names).toEqual(Object.keys(mine).toSorted());
  expect(here()).toEqual({ ...files, "media/originals/b.webp": "b", ...beside });
  expect(onMachine("show", `${madeHere?.branch}:content/home.yaml`)).toBe("mine");

  write(machine, { "content/home.yaml": "mine" });
  onMachine("commit", "--quiet", "--all", "--message", "Here only");
  expect((await take(tree)).madeHere?.names).toEqual([expect.stringContaining("Here only")]);
  expect(here()).toMatchObject(files);
  expect((await take()).madeHere).toBeUndefined();
});

test("a rewritten history is followed; a branch keeps the former one", async () => {
  const { git, take, here, onMachine, change } = makeSite();
  change({ "content/home.yaml": "two", "app/code.ts": "theirs" });
  await take();
  git("reset", "--quiet", "--hard", "HEAD~");
  change({ "content/home.yaml": "three" });
  // A developer was there before.
  onMachine("fetch", "--quiet");
  const { rewritten, madeHere } = await take();
  expect(madeHere).toBeUndefined();
  expect(here()).toEqual({ ...files, "content/home.yaml": "three" });
  expect(onMachine("show", `${rewritten}:content/home.yaml`)).toBe("two");
  expect((await take()).rewritten).toBeUndefined();
});

test("a tree of a billion files, which a push of some kilobytes makes, is refused before it is read", async () => {
  const { owner, git, take, here } = makeSite();
  const blob = git("rev-parse", "HEAD:content/home.yaml");
  const treeOf = (entry: (name: string) => string) => {
    const lines = Array.from({ length: 10 }, (_, index) => entry(`${index}`));
    return execFileSync("git", ["mktree"], {
      cwd: owner,
      input: `${lines.join("\n")}\n`,
      encoding: "utf8",
    }).trim();
  };
  let tree = treeOf((name) => `100644 blob ${blob}\t${name}`);
  for (let depth = 1; depth < 9; depth += 1) {
    const inner = tree;
    tree = treeOf((name) => `040000 tree ${inner}\t${name}`);
  }
  const commit = git("commit-tree", tree, "-p", "HEAD", "-m", "Many");
  git("push", "--quiet", "origin", `${commit}:refs/heads/main`);
  await expect(take()).rejects.toThrow(RefusedPush);
  await expect(take()).rejects.toThrow(/more than 20,000 files/);
  expect(here()).toEqual(files);
});

test("a tag that is pushed does not come to the machine, where a name such as main would stand for it", async () => {
  const { git, take, change, onMachine } = makeSite();
  change({ "content/home.yaml": "two" });
  git("tag", "pushed");
  git("push", "--quiet", "origin", "refs/tags/pushed");
  await take();
  expect(onMachine("tag")).toBe("");
});
