import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { pageSource } from "#shared/pages.ts";
import { projectRoot } from "../site-folder.ts";
import { checkPages } from "./check-pages.ts";
import { formatMistake } from "./mistake.ts";

let root: string;
const dining = pageSource("dining");
const mistakes = () => checkPages(root).map(formatMistake);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "pages-"));
  cpSync(join(projectRoot, "app/pages"), join(root, "app/pages"), { recursive: true });
});

afterEach(() => rmSync(root, { recursive: true }));

test("every page of the list is complete", () => {
  expect(mistakes()).toEqual([]);
});

test("a page without its component", () => {
  rmSync(join(root, dining));
  expect(mistakes()).toEqual([
    `${dining}: the file is missing. shared/pages.ts names the page dining; this is its component.`,
  ]);
});

test("a component without its stylesheet", () => {
  const privacy = pageSource("privacy");
  rmSync(join(root, privacy.replace(".tsx", ".module.css")));
  expect(mistakes()).toEqual([
    `${privacy}: it imports ./PrivacyPage.module.css, which is missing. Write that file, or remove the import.`,
  ]);
});

test("a component that is not the default export", () => {
  writeFileSync(join(root, dining), "export function DiningPage() {}\n");
  expect(mistakes()).toEqual([`${dining}: the page's component must be the default export.`]);
});

test("a page's folder that is not in the list", () => {
  mkdirSync(join(root, "app/pages/yoga"));
  expect(mistakes()).toEqual([
    "app/pages/yoga: no page has this folder. Add yoga with its address to shared/pages.ts, or take the folder away.",
  ]);
});

test.each([
  [{ dayYoga: "/Yoga" }, "the name dayYoga must be one word in small letters, such as spa."],
  [{ yoga: "Yoga" }, "the address of yoga must look like /Spa, not Yoga."],
  [{ yoga: "/dining" }, "two pages have the address /dining. Give yoga another one."],
])("an entry %j", (entry, sentence) => {
  const [name = ""] = Object.keys(entry);
  mkdirSync(join(root, "app/pages", name));
  writeFileSync(join(root, pageSource(name)), "export default function Page() {}\n");
  const told = checkPages(root, { dining: "/Dining", ...entry }).map(formatMistake);
  expect(told).toContain(`shared/pages.ts: ${sentence}`);
});
