import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { formatLaunchList, launchList } from "./launch-list.ts";

const folder = mkdtempSync(join(tmpdir(), "launch-"));
const list = (yaml: string) => {
  writeFileSync(join(folder, "resort.yaml"), yaml);
  return launchList(folder).map(({ line, field, todo }) => [line, field, todo]);
};

afterEach(() => rmSync(join(folder, "resort.yaml")));

test.each([
  ["telephones:\n  - +91 98765 43210\n  - +91 00000 00000\n", [3, "telephones 2", "+91 00000 00000"]],
  ["email: stay@kafalridge.example\n", [1, "email", "stay@kafalridge.example"]],
  ["siteUrl: https://www.example.com/\n", [1, "siteUrl", "https://www.example.com/"]],
  ['entries:\n  - label: Pets\n    answer: ""\n', [3, "entries 1 answer", "empty"]],
  ["testimonials:\n  - name: Asha\n    sample: true\n", [3, "testimonials 1 sample", "sample"]],
  ["hero:\n  file: dawn.webp\n  alt: Dawn\n", [2, "hero", "dawn.webp is an illustration"]],
])("%j is on the list", (yaml, [line, field, what]) => {
  expect(list(yaml)).toEqual([[line, field, expect.stringContaining(String(what))]]);
});

test("what is told is not", () => {
  const yaml = [
    "telephones: [+91 98765 43210]\nemail: stay@deodar.in\nsiteUrl: https://deodar.in\nstreet: Example Road",
    "hero: { file: dawn.webp, alt: Dawn, credit: Asha }\ntestimonials: [{ sample: false }]",
  ].join("\n");
  expect(list(yaml)).toEqual([]);
  expect(formatLaunchList([])).toBe("Nothing is left to do: the site is ready for its guests.");
});

test("the list names file, line and field", () => {
  list('street: ""\n');
  writeFileSync(join(folder, "resort.yaml"), 'street: ""\n');
  expect(formatLaunchList(launchList(folder))).toBe(
    "content/resort.yaml\n  line 1, street: It is empty. Write it, or leave it so if there is none.\n\n1 is left.",
  );
});
