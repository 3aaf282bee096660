import {
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";
import { projectRoot } from "#site-build/site-folder.ts";
import { EnvFile, setVariable } from "./env-file.ts";

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "env-file-"));
  path = join(folder, ".env");
});
afterEach(() => rmSync(folder, { recursive: true }));

test("a variable is set where it stands, below its commented example, or at the end; all else stays", () => {
  const text = "# Mine\r\nPORT=80 # behind Caddy\n#SMTP_URL=\n\nMAIL_FROM='a#b@c.in'\n";
  expect(setVariable(text, "PORT", "8080")).toBe(text.replace("PORT=80 # behind Caddy", "PORT=8080"));
  expect(setVariable(text, "SMTP_URL", "smtp://a.in:25")).toBe(
    text.replace("#SMTP_URL=\n", "#SMTP_URL=\nSMTP_URL=smtp://a.in:25\n"),
  );
  expect(setVariable(text, "HOST", "0.0.0.0")).toBe(`${text}HOST=0.0.0.0\n`);
  expect(setVariable("A=1", "B", "2")).toBe("A=1\nB=2\n");
  expect(setVariable("", "B", "2")).toBe("B=2\n");
  expect(setVariable("B=1\nexport B = 2\n", "B", "3")).toBe("B=1\nB=3\n");
});

test.each(["plain", "", "o'brien@c.in", 'a"b', "a#b", " a ", "a`b", "$HOME", "a\\nb", "पता", "a=b", "'a'"])(
  "Node reads %j as it was meant",
  (value) => expect(parseEnv(setVariable("A=1\n", "B", value))).toEqual({ A: "1", B: value }),
);

test("a value that would make another line, or that no quotation marks can hold, is refused with its name", () => {
  for (const value of ["a\nB=2", "a\rb", "a\0b"])
    expect(() => setVariable("", "A", value)).toThrow("A must be one line.");
  expect(() => setVariable("", "A", "'\"`#")).toThrow(/^A must not contain all/);
  expect(() => setVariable('A="one\nB=two"\n', "B", "2")).toThrow(/^The line of B cannot be changed here/);
});

test("the file is for its owner alone; what is set outside goes before it", () => {
  const file = new EnvFile(path, { PORT: "1" });
  expect(file.read()).toEqual({ PORT: "1" });
  writeFileSync(path, "# Mine\nPORT=2\nHOST=a\n", { mode: 0o644 });
  file.write({ HOST: "b" });
  expect(readFileSync(path, "utf8")).toBe("# Mine\nPORT=2\nHOST=b\n");
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual([".env"]);
  expect(file.read()).toEqual({ PORT: "1", HOST: "b" });
});

test("a link to the file stays a link", () => {
  const kept = join(folder, "kept.env");
  writeFileSync(kept, "PORT=2\n");
  symlinkSync(kept, path);
  new EnvFile(path, {}).write({ PORT: "3" });
  expect([lstatSync(path).isSymbolicLink(), readFileSync(kept, "utf8")]).toEqual([true, "PORT=3\n"]);
});

test("neither git nor an image takes a file that holds the settings", () => {
  for (const [file, pattern] of [
    [".gitignore", "/.env*\n!/.env.example\n"],
    [".dockerignore", "**/.env*\n"],
  ] as const)
    expect(readFileSync(join(projectRoot, file), "utf8"), file).toContain(pattern);
});
