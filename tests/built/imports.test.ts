import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");

const content = ["shared", "words", "schema", "content"];
const primitives = ["shared", "words", "schema", "app/styles", "app/ui"];
const app = ["motion", "sections", "map", "lightbox", "inline", "offline", "layout", "inquiry", "pages"];
const service = ["domain", "config", "security", "site", "store", "delivery", "outbox", "routes"];
const tools = ["site-build", "admin", "edge", "vite.config.ts", "scripts", "tests", "lab"];
const portable = ["shared", "release/site-manifest.ts", ...service.map((name) => `service/${name}`)];

/** A layer may import what stands before it in one of these lines, types included. */
const lines = [
  [...primitives, "content", "app/href.ts", "app/newer-release.ts", ...app.map((name) => `app/${name}`)],
  [...portable, "edge/worker"],
  [...portable, "release", "service/node", "service"],
  [...content, "release", "service", "edge/worker", ...tools],
];
const layers = [...new Set(lines.flat())].sort((one, other) => other.length - one.length);
const isIn = (path: string, layer: string) => `${path}/`.startsWith(`${layer}/`);
const layerOf = (path: string) => layers.find((layer) => isIn(path, layer));

const rooms = "{admin,app,edge,lab,release,schema,scripts,service,shared,site-build}";
const imports = globSync(`${rooms}/**/*.{ts,tsx}`, { cwd: root })
  .filter((file) => !/\.test\.tsx?$|node_modules/.test(file) && layerOf(file))
  .flatMap((file) => {
    const source = readFileSync(join(root, file), "utf8");
    const found = source.matchAll(/^(?:import|export) (?:[^"';]*? from )?"([^"]+)"/gm);
    return [...found].flatMap(([, target = ""]) => {
      if (target.startsWith("#")) return { file, to: target.slice(1) };
      return target.startsWith(".") ? { file, to: relative(root, join(root, dirname(file), target)) } : [];
    });
  });

test("imports run one way, and app and service meet only in shared", () => {
  expect(imports.length).toBeGreaterThan(100);
  const wrong = imports.filter(({ file, to }) => {
    const layer = layerOf(file) ?? "";
    const isBelow = (line: string[]) =>
      line.slice(0, line.indexOf(layer) + 1).some((below) => isIn(to, below));
    return !lines.some((line) => line.includes(layer) && isBelow(line));
  });
  expect(wrong).toEqual([]);
});

test("only service/node knows that it runs in Node", () => {
  // service/main.ts is the program that owners start; systemd units name its path.
  const runsAnywhere = (file: string) => /^service\/(?!node\/|main\.ts)/.test(file);
  const used = imports.filter(({ file, to }) => runsAnywhere(file) && to.startsWith("shared/"));
  const files = [
    ...globSync("service/**/*.ts", { cwd: root }).filter(runsAnywhere),
    ...used.map(({ to }) => to),
  ];
  const ofNode = /from "(node:|@hono\/node-server)|\b(Buffer|process|setImmediate)\b(?=[.(])/;
  const knowing = (all: string[]) =>
    all.filter((file) => ofNode.test(readFileSync(join(root, file), "utf8")));
  expect(knowing(["service/main.ts"])).toHaveLength(1);
  expect(knowing(files.filter((file) => !file.endsWith(".test.ts")))).toEqual([]);
});

test("only app/styles has rules for the root: a sheet loaded ahead must not change the whole page's styles", () => {
  const sheets = globSync("app/**/*.css", { cwd: root }).filter((file) => !file.startsWith("app/styles/"));
  const isForRoot = (file: string) =>
    /(^|[\s,}])(:root|html|body)\b/m.test(readFileSync(join(root, file), "utf8"));
  expect(sheets.filter(isForRoot)).toEqual([]);
});
