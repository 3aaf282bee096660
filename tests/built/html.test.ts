import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { currentRelease, projectRoot } from "#site-build/site-folder.ts";
import { buildEditions, editionsSite } from "../site/other-sites.ts";

const command = join(projectRoot, "node_modules/html-validate/bin/html-validate.mjs");

// Both homes serve these files as they are: service/node/site and site-build/edge.
test.each([
  ["the site", currentRelease, "Packages/index.html"],
  [
    "a site in three languages",
    () => {
      buildEditions();
      return currentRelease(editionsSite);
    },
    "hi/Packages/index.html",
  ],
] as const)(
  "in %s every page, the error page and the page without a network keep the standard's rules",
  (_, release, page) => {
    const cwd = join(release(), "client");
    const pages = globSync("**/*.html", { cwd });
    expect(pages).toEqual(expect.arrayContaining(["index.html", "404.html", page]));
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [command, "--preset", "standard", ...pages],
      { cwd, encoding: "utf8" },
    );
    expect(stdout + stderr).toBe("");
    expect(status).toBe(0);
  },
);
