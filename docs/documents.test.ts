import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { subjects } from "#content/schema/subjects.ts";

// README.md, CONTRIBUTING.md and docs/ must name only what exists.

const root = join(import.meta.dirname, "..");
const read = (file: string) => readFileSync(join(root, file), "utf8");

const notOurs = new Set(["node_modules", ".git", ".cache", "dist", "data", "test-results"]);
const files = listFiles("");
const names = new Set(files.map((file) => basename(file)));
const documents = files.filter((file) => /^(README|CONTRIBUTING|docs\/.*)\.md$/.test(file));
const isCode = (file: string) => /\.(m?[jt]sx?|css|ya?ml|json|svg)$|^\.ci\/|^deploy\/|^\.env/.test(file);
const code = files.filter(
  (file) => isCode(file) && file !== "docs/documents.test.ts" && !/-lock\.json$/.test(file),
);
const words = new Set(code.flatMap((file) => read(file).match(/[\w$]+/g) ?? []));
const commands = Object.keys(JSON.parse(read("package.json")).scripts as Record<string, string>);

/** A name from a library that we do not use. */
const foreign = new Set(["serveStatic"]);

/** Our drawings, which an owner may replace. */
const drawings = new Set(Object.keys(JSON.parse(read("media/drawings.json"))).map((name) => `media/${name}`));

/** What CONTRIBUTING.md lets a reader add as an example. */
const example = /\b(spa|guides)\b/i;

describe.each(documents)("%s", (document) => {
  const text = read(document).replaceAll(/<!--.*?-->/gs, "");
  const quoted = [...text.replaceAll(/^```.*?^```/gms, "").matchAll(/`([^`\n]+)`/g)].map(
    ([, inner = ""]) => inner,
  );

  test("has no placeholder", () => {
    expect(text.match(/@@|\bTODO\b|\bFIXME\b|\bFIGURES\b|\bTBD\b/g)).toBeNull();
  });

  test("names paths that exist", () => {
    const folders = new Set(
      files.filter((file) => file.includes("/")).map((file) => file.replace(/\/.*/, "")),
    );
    const paths = [...text.matchAll(/(?<![\w./@:-])(?:\.\/)?([\w.-]+)\/[\w./*-]*[\w*/]/g)]
      .filter(([, folder = ""]) => folders.has(folder))
      .map(([path]) => path.replace(/^\.\//, ""));
    const fileNames = quoted.filter((each) => /^[\w.-]+\.(ts|tsx|mjs|css|ya?ml|md|geojson)$/.test(each));
    expect(
      paths.filter((path) => !existsSync(join(root, path)) && !drawings.has(path) && !example.test(path)),
    ).toEqual([]);
    expect(fileNames.filter((name) => !names.has(name) && !example.test(name))).toEqual([]);
  });

  test("links to files and headings that exist", () => {
    const links = [...text.matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)]+))?\)/g)];
    const broken = links.filter(([, path = "", heading]) => {
      const target = join(dirname(document), path || basename(document));
      if (!existsSync(join(root, target))) return true;
      return heading !== undefined && !headingsOf(read(target)).includes(heading);
    });
    expect(broken.map(([link]) => link)).toEqual([]);
  });

  test("names commands and options that exist", () => {
    const named = [...text.matchAll(/npm run ([\w:-]*\w)((?: +-- [^\n`|]*)?)/g)];
    expect(named.map(([, command = ""]) => command).filter((each) => !commands.includes(each))).toEqual([]);
    const options = named.flatMap(
      ([, , rest = ""]) => rest.replace(/#.*/, "").match(/(?<=--)[a-z][\w-]*/g) ?? [],
    );
    const more = quoted.flatMap((each) => each.match(/(?<=^-- --)[a-z][\w-]*/g) ?? []);
    const known = code
      .filter((file) => /^(scripts|lab|editor|service)\//.test(file))
      .map(read)
      .join("\n");
    expect([...options, ...more].filter((option) => !new RegExp(`\\b${option}\\b`).test(known))).toEqual([]);
  });

  test("names settings that exist", () => {
    const settings = text.match(/(?<![\w/:.%{])[A-Z][A-Z0-9]*_[A-Z0-9_]+(?![\w:@/])/g) ?? [];
    expect(settings.filter((setting) => !words.has(setting))).toEqual([]);
  });

  test("names functions, constants and components that exist", () => {
    const named = quoted
      .map((each) => each.replace(/\(.*\)$/, ""))
      .flatMap((each) => (/^[\w.]+$/.test(each) ? each.split(".") : []))
      .filter((each) => /^[a-z]+[A-Z]\w*$|^([A-Z][a-z]+){2,}$|^[a-z]+(_[a-z]+)+$/.test(each));
    expect(named.filter((name) => !words.has(name) && !foreign.has(name))).toEqual([]);
  });

  test("names decisions that exist", () => {
    expect(decisionsIn(text).filter((number) => !decisions.has(number))).toEqual([]);
  });
});

const decisions = new Set(files.flatMap((file) => /^docs\/decisions\/(\d{3})-/.exec(file)?.[1] ?? []));

test.each(documents.filter((file) => file.startsWith("docs/decisions/")))(
  "%s has number, date, context, decision and consequences",
  (file) => {
    const number = Number(/(\d{3})-/.exec(file)?.[1]);
    expect(read(file)).toMatch(
      new RegExp(
        `^# ${number}\\. .+\n\n20\\d\\d-\\d\\d-\\d\\d\n\n\\*\\*Context\\.\\*\\* .*\\*\\*Decision\\.\\*\\* ?.*\\*\\*Consequences\\.\\*\\*`,
        "s",
      ),
    );
  },
);

test("comments and messages of the code name files, folders to install and decisions that exist", () => {
  const wrong = code.filter((file) => {
    const text = read(file);
    const comments = text.match(/(?:\/\/|\/\*|^ *\*|# ).*/gm)?.join("\n") ?? "";
    const paths = [
      ...(text.match(/(?<![\w./-])docs\/[\w/-]+\.md|(?<=--with )[\w/]+(?=`)/g) ?? []),
      ...(comments.match(
        /(?<![\w./@"#-])(?:app|site-build|service|editor|shared|scripts|lab|tests|media)\/[\w./-]*\w/g,
      ) ?? []),
    ];
    return (
      paths.some((path) => !existsSync(join(root, path)) && !example.test(path)) ||
      decisionsIn(text).some((number) => !decisions.has(number))
    );
  });
  expect(wrong).toEqual([]);
});

test("every command of package.json is in a document", () => {
  const text = documents.map(read).join("\n");
  const told = (name: string) => new RegExp(`npm (run )?${name}(?![\\w:-])`).test(text);
  const own = commands.filter(
    (name) => !/^(pre|post)/.test(name) || !commands.includes(name.replace(/^(pre|post)/, "")),
  );
  expect(own.filter((name) => !told(name))).toEqual([]);
});

test("docs/editing-content.md names every file of content/, or its folder", () => {
  const text = read("docs/editing-content.md");
  const isNamed = (file: string) =>
    text.includes(`\`content/${file}\``) || text.includes(`\`content/${file.replace(/[^/]+$/, "")}\``);
  expect(Object.keys(subjects).filter((file) => !isNamed(file))).toEqual([]);
});

function listFiles(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (notOurs.has(entry.name)) return [];
    return entry.isDirectory() ? listFiles(path) : [path];
  });
}

/** The anchors that Git hosts give to headings. */
function headingsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\- ]/g, "")
      .replaceAll(" ", "-"),
  );
}

/** Numbers such as in 'decision 017', 'decisions 010 to 015, 018 and 030' and '017-a-file-server'. */
function decisionsIn(text: string): string[] {
  return [...text.matchAll(/\bdecisions?[ /](\d{3})((?:(?:,| to| and|, and)? \d{3})*)/g)].flatMap(
    ([, first = "", more = ""]) => [first, ...(more.match(/\d{3}/g) ?? [])],
  );
}
