import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { settingNames } from "#edge/owner-settings.ts";
import { readEdgeSettings } from "#edge/worker/edge-settings.ts";
import { readConfig } from "#service/node/read-config.ts";
import { currentRelease, projectRoot } from "#site-build/site-folder.ts";
import { readSiteSettings } from "#site-build/site-settings.ts";

const read = (file: string) => readFileSync(join(projectRoot, file), "utf8");

/** The settings of an example file, its '#' removed. */
function readExample(file: string) {
  return parseEnv(read(file).replaceAll(/^#(?=[A-Z_]+=)/gm, ""));
}

/** An example file's settings, and the names that are asked for. */
function recordNames(example: ReturnType<typeof readExample>) {
  const asked = new Set<string>();
  const recorder = new Proxy(example, {
    get(target, name) {
      asked.add(String(name));
      return target[String(name)];
    },
  });
  return { asked, recorder };
}

test(".env.example has every setting of the service, each with its default", () => {
  const example = readExample(".env.example");
  const { asked, recorder } = recordNames(example);
  expect(readConfig(recorder)).toEqual(readConfig({}));
  expect(readSiteSettings(recorder)).toEqual(readSiteSettings({}));
  expect(asked.size).toBeGreaterThan(10);
  expect([...asked].filter((name) => !(name in example))).toEqual([]);
});

test("edge.env.example has every setting at Cloudflare, each with its default", () => {
  const example = readExample("edge.env.example");
  expect(Object.keys(example).sort()).toEqual([...settingNames].sort());
  const { asked, recorder } = recordNames(example);
  expect(readEdgeSettings(recorder)).toEqual(readEdgeSettings({}));
  expect(readSiteSettings(recorder)).toEqual(readSiteSettings({}));
  expect([...asked].filter((name) => !settingNames.includes(name))).toEqual([]);
});

test("each typeface's licence is served beside it", () => {
  const licences = globSync(join(currentRelease(), "client/assets/OFL-*.txt"));
  expect(licences).toHaveLength(2);
  for (const file of licences) expect(readFileSync(file, "utf8")).toContain("SIL OPEN FONT LICENSE");
});

test("every package of every lockfile has its integrity hash, on all platforms", () => {
  const lockfiles = globSync("{.,*,*/*}/package-lock.json", {
    cwd: projectRoot,
    exclude: ["node_modules/**"],
  });
  expect(lockfiles).toContain("package-lock.json");
  expect(lockfiles.length).toBeGreaterThan(5);
  for (const file of lockfiles) {
    const packages = Object.entries<{ integrity?: string; inBundle?: boolean }>(
      JSON.parse(read(file)).packages,
    );
    // A bundled package is in the tarball of another one, whose hash covers it.
    const unproven = packages.filter(([path, { integrity, inBundle }]) => path && !inBundle && !integrity);
    expect(unproven.map(([path]) => `${file} ${path}`)).toEqual([]);
  }
});

test("each text is there compressed in both ways, too", () => {
  const client = join(currentRelease(), "client");
  const texts = globSync("**/*.{html,js,css,svg,xml,txt}", { cwd: client });
  // What is shorter may not become smaller.
  const long = texts.map((name) => join(client, name)).filter((file) => statSync(file).size > 500);
  expect(long.length).toBeGreaterThan(50);
  for (const file of long) {
    const bytes = readFileSync(file);
    expect(brotliDecompressSync(readFileSync(`${file}.br`)).equals(bytes), file).toBe(true);
    expect(gunzipSync(readFileSync(`${file}.gz`)).equals(bytes), file).toBe(true);
  }
});
