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
  // The other browser tests look at the same site.
  const playwright = ["node_modules/@playwright/test/cli.js", "test", "specification", "--project=desktop"];
  expect(run(...playwright)).toMatchObject({ status: 0 });
});
