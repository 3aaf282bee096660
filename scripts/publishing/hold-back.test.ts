import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { makeFolder } from "../../tests/make-folder.ts";
import { type Check, holdBackMistakes } from "./hold-back.ts";

type Texts = Record<string, string>;

function folderOf(texts: Texts): string {
  const folder = makeFolder();
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(folder, name), text);
  return folder;
}

const textsIn = (folder: string): Texts =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), "utf8")]));

/** A file is wrong if it says so, or if it needs another file as it is not. */
const check: Check = async (folder) => {
  const texts = textsIn(folder);
  const isWrong = (text: string) => {
    const [, name = "", wanted = ""] = /^needs (\S+) (.+)$/.exec(text) ?? [];
    return text.includes("wrong") || (name !== "" && !texts[name]?.startsWith(wanted));
  };
  const wrong = Object.entries(texts).filter(([, text]) => isWrong(text));
  return Object.fromEntries(wrong.map(([name, text]) => [`content/${name}`, [`${name}: ${text}.`]]));
};

async function hold(pushed: Texts, shown: Texts) {
  const next = join(makeFolder(), "next");
  const held = await holdBackMistakes({ pushed: folderOf(pushed), shown: folderOf(shown), next }, check);
  return { held, next: textsIn(next) };
}

test("valid forms are published, and forms with mistakes keep the version that guests see", () =>
  fc.assert(
    fc.asyncProperty(
      fc.dictionary(fc.constantFrom("a.yaml", "b.yaml", "c.yaml"), fc.boolean()),
      async (wrong) => {
        const names = Object.keys(wrong);
        const textsOf = (say: (name: string) => string) =>
          Object.fromEntries(names.map((name) => [name, say(name)]));
        const pushed = textsOf((name) => (wrong[name] ? "wrong" : "new"));
        const { held, next } = await hold(
          pushed,
          textsOf(() => "old"),
        );
        expect(next).toEqual(textsOf((name) => (wrong[name] ? "old" : "new")));
        expect(Object.keys(held).toSorted()).toEqual(
          names
            .filter((name) => wrong[name])
            .map((name) => `content/${name}`)
            .toSorted(),
        );
      },
    ),
    { numRuns: 20 },
  ));

test("a form that is right only beside one that is held waits, too", async () => {
  const pushed = { "a.yaml": "wrong", "b.yaml": "needs a.yaml new", "c.yaml": "new" };
  const { held, next } = await hold(pushed, { "a.yaml": "old", "b.yaml": "old", "c.yaml": "old" });
  expect(Object.keys(held)).toEqual(["content/a.yaml", "content/b.yaml"]);
  expect(next).toEqual({ "a.yaml": "old", "b.yaml": "old", "c.yaml": "new" });
});

test("a file with a mistake that guests have never seen is left out", async () => {
  const { held, next } = await hold({ "a.yaml": "new", "x.yaml": "wrong" }, { "a.yaml": "old" });
  expect([held, next]).toEqual([{ "content/x.yaml": ["x.yaml: wrong."] }, { "a.yaml": "new" }]);
});

test("if what guests see is wrong as well, nothing is published", async () => {
  const both = await hold({ "a.yaml": "wrong" }, { "a.yaml": "wrong since midnight" });
  expect(both.held).toBe("a.yaml: wrong since midnight.");
});

test("content that nobody has seen yet is published", async () => {
  expect((await hold({ "a.yaml": "new" }, {})).held).toEqual({});
});

test("a check that fails, and a mistake outside of content/, publish nothing", async () => {
  const folders = {
    pushed: folderOf({ "a.yaml": "new" }),
    shown: makeFolder(),
    next: join(makeFolder(), "next"),
  };
  const fail = () => Promise.reject(new Error("The check was killed."));
  await expect(holdBackMistakes(folders, fail)).rejects.toThrow("The check was killed.");
  const outside = await holdBackMistakes(folders, async () => ({ SITE_DATE: ["SITE_DATE: must be a day."] }));
  expect(outside).toBe("SITE_DATE: must be a day.");
});

test("nothing but YAML is copied, and nothing of an earlier run is left", async () => {
  const next = join(makeFolder(), "next");
  mkdirSync(next);
  writeFileSync(join(next, "old.yaml"), "of an earlier run");
  const pushed = folderOf({ "a.yaml": "new", ".env": "SITE_URL=" });
  await holdBackMistakes({ pushed, shown: makeFolder(), next }, check);
  expect(textsIn(next)).toEqual({ "a.yaml": "new" });
});
