import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");

/** Everything below the pages: builders and benches may import from it. */
const belowPages = ["content", "words", "shared", "media", "service"];

/** What each layer may import from besides itself and packages, types included. A folder includes its subfolders. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  media: [],
  content: ["media", "shared"],
  shared: [],
  "app/ui": ["app/styles", "content", "words", "shared", "media"],
  "app/sections": ["app/ui", "content", "words", "shared", "media"],
  "app/motion": ["app/ui", "content", "words", "shared", "media"],
  "app/season": ["app/ui", "content", "words", "shared"],
  "app/inquiry": ["app/ui", "app/season", "app/layout", "content", "words", "shared", "media"],
  "app/map": ["app/ui", "content", "words", "shared", "media"],
  "app/lightbox": ["app/ui", "content", "words", "shared", "media"],
  "app/offline": ["content", "shared"],
  "app/layout": ["app/ui", "app/motion", "app/season", "app/map", "content", "words", "shared", "media"],
  "app/pages": [
    "app/sections",
    "app/ui",
    "app/motion",
    "app/season",
    "app/layout",
    "app/inquiry",
    "app/lightbox",
    "app/map",
    "app/inline",
    "app/styles",
    "content",
    "words",
    "shared",
    "media",
  ],
  "app/inline": ["content", "shared"],
  "app/navigation": ["app/ui"],
  "app/styles": ["content", "shared"],
  "service/domain": ["shared"],
  "service/config": ["service/domain"],
  "service/guards": ["shared"],
  "service/site": ["shared"],
  "service/store": ["service/domain"],
  "service/delivery": ["service/domain", "service/config", "shared"],
  "service/outbox": ["service/domain", "service/guards", "service/store", "service/delivery"],
  "service/routes": [
    "service/domain",
    "service/config",
    "service/guards",
    "service/store",
    "service/outbox",
    "shared",
  ],
  "service/node": [
    "service/domain",
    "service/config",
    "service/guards",
    "service/site",
    "service/store",
    "service/delivery",
    "service/outbox",
    "service/routes",
    "shared",
  ],
  "service/edge": [
    "service/domain",
    "service/config",
    "service/guards",
    "service/site",
    "service/store",
    "service/delivery",
    "service/outbox",
    "service/routes",
    "shared",
  ],
  service: ["service/config", "service/node"],
  "site-build": belowPages,
  admin: ["content", "shared", "site-build"],
  scripts: [...belowPages, "site-build", "admin", "vite.config.ts"],
  lab: [...belowPages, "site-build", "scripts", "tests"],
};

const layerOf = (path: string) =>
  Object.keys(allowed).find((layer) => path.startsWith(`${layer}/`)) ?? path.split("/")[0] ?? "";

const statements = globSync("{admin,app,content,lab,media,scripts,service,shared,site-build}/**/*.{ts,tsx}", {
  cwd: root,
})
  .filter((file) => !/\.test\.tsx?$|node_modules/.test(file) && layerOf(file) in allowed)
  .flatMap((file) => {
    const source = readFileSync(join(root, file), "utf8");
    const found = source.matchAll(/^(?:import|export) (type )?(?:[^"';]*? from )?"([^"]+)"/gm);
    return [...found].map(([, type, target = ""]) => ({ file, target, isType: type !== undefined }));
  });

const imports = statements.flatMap(({ file, target }) => {
  if (target.startsWith("#")) return { file, to: target.slice(1) };
  return target.startsWith(".") ? { file, to: relative(root, join(root, dirname(file), target)) } : [];
});

test("imports run one way, and app and service meet only in shared", () => {
  expect(imports.length).toBeGreaterThan(100);
  const wrong = imports.filter(({ file, to }) => {
    const [from, target] = [layerOf(file), layerOf(to)];
    return from !== target && !allowed[from]?.some((room) => `${target}/`.startsWith(`${room}/`));
  });
  expect(wrong).toEqual([]);
});

test("no imports form a circle, types included", () => {
  const importsOf = Map.groupBy(imports, ({ file }) => file);
  const done = new Set<string>();
  const circles: string[] = [];
  const follow = (file: string, way: readonly string[]) => {
    if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(" -> "));
    if (way.includes(file) || done.has(file)) return;
    for (const { to } of importsOf.get(file) ?? []) follow(to, [...way, file]);
    done.add(file);
  };
  for (const file of importsOf.keys()) follow(file, []);
  expect(circles).toEqual([]);
});

test("only service/node knows that it runs in Node", () => {
  // service/main.ts is the program that owners start; systemd units name its path.
  const isPortable = (file: string) => /^service\/(?!node\/|main\.ts)/.test(file);
  const portable = imports.filter(({ file, to }) => isPortable(file) && to.startsWith("shared/"));
  const shared = new Set(portable.map(({ to }) => to));
  const ofNode = statements.filter(({ target }) => /^(node:|@hono\/node-server)/.test(target));
  expect(ofNode.length).toBeGreaterThan(10);
  expect(ofNode.filter(({ file }) => isPortable(file) || shared.has(file))).toEqual([]);
  const withGlobals = globSync("{service,shared}/**/*.ts", { cwd: root })
    .filter((file) => (isPortable(file) || shared.has(file)) && !file.endsWith(".test.ts"))
    .filter((file) =>
      /\b(Buffer|process|setImmediate)\b(?=[.(])/.test(readFileSync(join(root, file), "utf8")),
    );
  expect(withGlobals).toEqual([]);
});

test("no page loads what checks the content", () => {
  const checking = statements.filter(
    ({ file, target, isType }) => file.startsWith("app/") && /^#content\/schema\//.test(target) && !isType,
  );
  expect(checking).toEqual([]);
});
