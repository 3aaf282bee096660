import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { formatLaunchList, launchList } from "./launch-list.ts";

const folder = mkdtempSync(join(tmpdir(), "launch-"));
const list = (yaml: string) => {
  writeFileSync(join(folder, "site.yaml"), yaml);
  return launchList(folder).map(({ line, field, message }) => [line, field, message]);
};

afterEach(() => rmSync(join(folder, "site.yaml")));

test.each([
  ["telephones:\n  - +91 98765 43210\n  - +91 00000 00000\n", [3, "telephones 2", "+91 00000 00000"]],
  ["address:\n  state: Goa\n", [2, "address street", "is empty"]],
  ["email: stay@kafalridge.example\n", [1, "email", "stay@kafalridge.example"]],
  ["siteUrl: https://www.example.com/\n", [1, "siteUrl", "https://www.example.com/"]],
  ["testimonials:\n  - name: Asha\n    sample: true\n", [3, "testimonials 1 sample", "is our sample"]],
  ["illustrated: true\n", [1, "illustrated", "Put your photographs in their place"]],
])("%j is on the list", (yaml, [line, field, what]) => {
  expect(list(yaml)).toContainEqual([line, field, expect.stringContaining(String(what))]);
});

test("what is told is not", () => {
  const told = [
    "telephones: [+91 98765 43210]\nemail: stay@deodar.in\nsiteUrl: https://deodar.in\naddress: { street: Example Road }",
    "illustrated: false\nhost: { name: Asha }\nlogo: a\ngstin: a\nfssai: a\nanswerHours: 8",
  ].join("\n");
  expect(list(told)).toEqual([]);
  expect(formatLaunchList([])).toBe("Nothing is left to do: the site is ready for its guests.");
});
