import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { currentRelease, projectRoot } from "#site-build/site-folder.ts";
import { buildEditions, editionsSite } from "../site/other-sites.ts";

const command = join(projectRoot, "node_modules/html-validate/bin/html-validate.mjs");

// Both homes serve these files as they are: service/node/serve-releases.ts and edge.
test("in three languages every page, the error page and the page without a network keep the standard's rules", () => {
  buildEditions();
  const cwd = join(currentRelease(editionsSite), "client");
  const pages = globSync("**/*.html", { cwd });
  expect(pages).toEqual(expect.arrayContaining(["index.html", "404.html", "hi/Packages/index.html"]));
  const words = [command, "--preset", "standard", ...pages];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd, encoding: "utf8" });
  expect(stdout + stderr).toBe("");
  expect(status).toBe(0);
});
