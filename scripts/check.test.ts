import { spawnSync } from "node:child_process";
import { cpSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { mediaFolder } from "#site-build/site-folder.ts";
import { makeFolder } from "../tests/make-folder.ts";

test("a picture that cannot be read is reported with the line that names it", () => {
  const folder = makeFolder(tmpdir());
  cpSync(mediaFolder, folder, { recursive: true });
  const check = () =>
    spawnSync(process.execPath, [join(import.meta.dirname, "check.ts")], {
      env: { ...process.env, MEDIA_DIR: folder },
      encoding: "utf8",
    });
  expect(check()).toMatchObject({ status: 0, stderr: "" });
  writeFileSync(join(folder, "originals/gallery-river.webp"), "no picture");
  const { status, stderr } = check();
  expect(stderr).toMatch(
    /^The content has a mistake:\n {2}content\/home\.yaml, line \d+, gallery 4 picture: gallery-river\.webp cannot be read as a picture\. .*\n$/,
  );
  expect(status).toBe(1);
});
