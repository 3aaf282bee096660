import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { siteFolder } from "#site-build/site-folder.ts";
import { makeFolder } from "../make-folder.ts";
import { testSite } from "../site/settings.ts";

const file = (path: string) => join(import.meta.dirname, "../..", path);
const settings = { SMTP_URL: "smtps://owner@mail.example", DATA_DIR: "/srv/data", SITE_DIR: "/srv/dist" };

/** What a command of the owner sees, with his .env in its folder. */
function seenBy(words: string[], env: NodeJS.ProcessEnv): typeof settings {
  const folder = makeFolder();
  const lines = Object.entries(settings).map((setting) => setting.join("="));
  writeFileSync(join(folder, ".env"), lines.join("\n"), { mode: 0o600 });
  const imports = [...words, file("scripts/load-env.ts")].map((path) => `--import=${path}`);
  const print = `const { ${Object.keys(settings)} } = process.env; console.log(JSON.stringify({ ${Object.keys(settings)} }))`;
  return JSON.parse(
    execFileSync(process.execPath, [...imports, "--eval", print], { cwd: folder, env, encoding: "utf8" }),
  );
}

test("no setting of the owner reaches a command that a test starts, from his .env or from his shell", () => {
  const { PATH } = process.env;
  expect(seenBy([], { PATH })).toEqual(settings);
  const ofTests = { SITE_DIR: testSite.SITE_DIR, DATA_DIR: join(dirname(testSite.SITE_DIR), "data") };
  expect(seenBy([], process.env)).toEqual(ofTests);
  expect(seenBy([file("tests/site/isolate.ts")], { PATH, ...settings })).toEqual(ofTests);
  expect(siteFolder).toBe(testSite.SITE_DIR);
});
