import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { projectRoot } from "#site-build/site-folder.ts";
import { editYaml } from "./edit-yaml.ts";

type Path = (string | number)[];

/** Every value and every list of a file. */
function* placesOf(value: unknown, path: Path = []): Generator<{ path: Path; value: unknown }> {
  yield { path, value };
  if (typeof value !== "object" || value === null) return;
  for (const [key, part] of Object.entries(value))
    yield* placesOf(part, [...path, Array.isArray(value) ? Number(key) : key]);
}

function withValue(whole: unknown, path: Path, value: unknown): unknown {
  const copy = structuredClone({ whole });
  const steps = ["whole", ...path];
  const parent = steps.slice(0, -1).reduce<unknown>((part, step) => (part as never)[step], copy);
  (parent as Record<string | number, unknown>)[steps.at(-1) as string] = value;
  return copy.whole;
}

const comments = (text: string) => text.split("\n").filter((line) => /^\s*#/.test(line));

for (const file of globSync("tests/site/content/**/*.yaml", { cwd: projectRoot }))
  test(`any one change in ${file} leaves its other lines alone`, () => {
    const source = readFileSync(join(projectRoot, file), "utf8");
    const whole: unknown = parse(source);
    const all = [...placesOf(whole)];
    // About thirty places cover every kind. An odd step reaches each field of the entries in turn.
    const step = Math.floor(all.length / 30) | 1;
    const places = all.filter((_, at) => at % step === 0);
    for (const { path, value } of places) {
      const changed = Array.isArray(value)
        ? [...value, structuredClone(value[0] ?? "one")]
        : typeof value === "number"
          ? value + 1
          : typeof value === "string"
            ? `${value}: "new" # 1`
            : undefined;
      if (changed === undefined) continue;
      const wanted = withValue(whole, path, changed);
      const edited = editYaml(source, wanted);
      const place = path.join(".");
      expect(parse(edited), place).toEqual(wanted);
      expect(comments(edited), place).toEqual(comments(source));
      const kept = new Set(edited.split("\n"));
      const lost = source.split("\n").filter((line) => !kept.has(line));
      expect(lost.length, `${place}: ${lost.join("\n")}`).toBeLessThanOrEqual(
        value === null || Array.isArray(value) ? 1 : 8,
      );
    }
  });
