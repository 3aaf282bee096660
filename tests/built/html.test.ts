import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { currentRelease, projectRoot } from "#site-build/site-folder.ts";

const command = join(projectRoot, "node_modules/html-validate/bin/html-validate.mjs");

test("every page, the error page and the page without a network keep the standard's rules", () => {
  const pages = globSync("**/*.html", { cwd: join(currentRelease(), "client") });
  expect(pages).toEqual(expect.arrayContaining(["index.html", "404.html", "Packages/index.html"]));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [command, "--preset", "standard", ...pages],
    { cwd: join(currentRelease(), "client"), encoding: "utf8" },
  );
  expect(stdout + stderr).toBe("");
  expect(status).toBe(0);
});
