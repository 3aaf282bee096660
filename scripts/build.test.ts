import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeFolder } from "../tests/make-folder.ts";
import { copyContent } from "../tests/other-content.ts";
import { withPatience } from "../tests/run/patience.ts";

/** It starts a program that loads all of the build. */
const starting = { timeout: withPatience(15) };

test("a mistake in the content ends the build with its place, and with what guests see now", starting, () => {
  const folder = makeFolder();
  const [content, site] = [join(folder, "content"), join(folder, "dist")];
  copyContent(content)("packages.yaml", ({ packages }) =>
    Object.assign(packages[0], { price: "about 6000" }),
  );
  const env = { ...process.env, CONTENT_DIR: content, SITE_DIR: site };
  const script = join(import.meta.dirname, "build.ts");
  const { status, stderr } = spawnSync(process.execPath, [script], { env, encoding: "utf8" });
  expect(stderr).toMatch(
    /^The content has a mistake:\n {2}content\/packages\.yaml, line \d+, packages 1 price: must be a number .*\nNothing was published: guests see the site as before\.\n$/,
  );
  expect(status).toBe(1);
  expect(existsSync(site)).toBe(false);
});
