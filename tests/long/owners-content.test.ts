import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { copyProject, environmentOfCopy, lendPackages, lendPictures } from "../copy-project.ts";
import { makeFolder } from "../make-folder.ts";
import { writeSecondResort } from "./second-resort.ts";

test("with the content and pictures of another house the tests of the code are green", () => {
  const project = copyProject(join(makeFolder(tmpdir()), "project"));
  lendPackages(project);
  lendPictures(project);
  for (const name of ["content", "media"]) rmSync(join(project, name), { recursive: true });
  writeSecondResort(project);
  const run = (...words: string[]) =>
    spawnSync(process.execPath, words, { cwd: project, env: environmentOfCopy(), encoding: "utf8" });
  expect(run("scripts/check.ts")).toMatchObject({ status: 0, stderr: "" });
  const vitest = ["node_modules/vitest/vitest.mjs", "run", "--project=unit", "--project=built"];
  expect(run(...vitest)).toMatchObject({ status: 0 });
  // All browser tests can be loaded; they look at one site.
  const playwright = ["node_modules/@playwright/test/cli.js", "test"];
  expect(run(...playwright, "--list")).toMatchObject({ status: 0 });
  expect(run(...playwright, "specification", "--project=desktop")).toMatchObject({ status: 0 });
});
