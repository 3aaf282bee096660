import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { readEdgeSettings } from "#service/edge/edge-settings.ts";
import { readConfig } from "#service/node/read-config.ts";
import { currentRelease, projectRoot } from "#site-build/site-folder.ts";
import { settingNames } from "../../scripts/edge/owner-settings.ts";

const read = (file: string) => readFileSync(join(projectRoot, file), "utf8");

/** The settings of an example file, its '#' removed. */
function readExample(file: string) {
  return parseEnv(read(file).replaceAll(/^#(?=[A-Z_]+=)/gm, ""));
}

describe(".env.example", () => {
  const example = readExample(".env.example");

  test("has every setting of the service, each with its default", () => {
    const asked = new Set<string>();
    const recorder = new Proxy(example, {
      get(target, name) {
        asked.add(String(name));
        return target[String(name)];
      },
    });
    expect(readConfig(recorder)).toEqual(readConfig({}));
    expect(asked.size).toBeGreaterThan(10);
    expect([...asked].filter((name) => !(name in example))).toEqual([]);
  });

  test("has every setting of the commands, and no other", () => {
    const sources = globSync("{scripts,site-build,lab,tests/run}/**/*.{ts,mjs}", {
      cwd: projectRoot,
      exclude: ["**/node_modules/**"],
    }).filter((file) => !file.includes(".test."));
    // AWS_LAMBDA_JS_RUNTIME is for the package that unpacks Chromium.
    const ofTheSystem = ["PATH", "NODE_ENV", "CI", "TMPDIR", "AWS_LAMBDA_JS_RUNTIME"];
    const used = sources
      .flatMap((file) => [...read(file).matchAll(/\bprocess\.env\.([A-Z_]+)/g)])
      .map(([, name = ""]) => name)
      .filter((name) => !ofTheSystem.includes(name));
    expect(used.length).toBeGreaterThan(4);
    expect(used.filter((name) => !(name in example))).toEqual([]);
    const ofTheService = ["service/config/read-settings.ts", "service/node/read-config.ts"].map(read).join();
    expect(
      Object.keys(example).filter((name) => !used.includes(name) && !ofTheService.includes(name)),
    ).toEqual([]);
  });
});

test("edge.env.example has every setting at Cloudflare, each with its default", () => {
  const example = readExample("edge.env.example");
  expect(Object.keys(example).sort()).toEqual([...settingNames].sort());
  expect(readEdgeSettings(example)).toEqual(readEdgeSettings({}));
});

test(".nvmrc names the Node version that the commands install", () => {
  expect(read("scripts/run.mjs")).toContain(`wantedMajor = ${read(".nvmrc").trim()};`);
});

test("LICENSE agrees with package.json, and each typeface's licence is served beside it", () => {
  expect(read("LICENSE")).toContain(`"${JSON.parse(read("package.json")).license}"`);
  const licences = globSync("public/assets/OFL-*.txt", { cwd: projectRoot });
  expect(licences).toHaveLength(2);
  for (const file of licences) {
    expect(read("LICENSE")).toContain(file);
    expect(readFileSync(join(currentRelease(), "client", file.replace("public/", "")), "utf8")).toContain(
      "SIL OPEN FONT LICENSE",
    );
  }
});

test("a Git host runs the commands of .ci/run", () => {
  const { jobs } = parse(read(".github/workflows/test.yml"));
  const commands = jobs.test.steps.flatMap(({ run }: { run?: string }) => run ?? []);
  expect(commands).toEqual(read(".ci/run").match(/\bnpm (?:run )?[\w:]+/g));
});

test("the pictures at the top of README.md have 300 KB together at most", () => {
  const pictures = [...read("README.md").matchAll(/src="(docs\/pictures\/[^"]+)"/g)];
  const bytes = pictures.map(([, file = ""]) => statSync(join(projectRoot, file)).size);
  expect(bytes).toHaveLength(2);
  expect(bytes.reduce((sum, each) => sum + each)).toBeLessThan(300_000);
});

test("every package of every lockfile has its integrity hash, on all platforms", () => {
  const lockfiles = globSync("{.,lab/*,scripts/*}/package-lock.json", { cwd: projectRoot });
  expect(lockfiles.length).toBeGreaterThan(3);
  for (const file of lockfiles) {
    const packages = Object.entries<{ integrity?: string; inBundle?: boolean }>(
      JSON.parse(read(file)).packages,
    );
    // A bundled package is in the tarball of another one, whose hash covers it.
    const unproven = packages.filter(([path, { integrity, inBundle }]) => path && !inBundle && !integrity);
    expect(unproven.map(([path]) => `${file} ${path}`)).toEqual([]);
  }
});
