import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { contentFolder } from "#site-build/content/site-content.ts";
import { readWrittenContent, writtenContentFile } from "#site-build/content/written-content.ts";
import { mediaFolder } from "#site-build/site-folder.ts";
import { changesSince } from "./release-changes.ts";

test("a release is compared field by field, with its photographs; one without its content says nothing", () => {
  const folder = mkdtempSync(join(tmpdir(), "kafal-release-"));
  const now = readWrittenContent(contentFolder, mediaFolder);
  expect(changesSince(folder, now)).toBeUndefined();
  const then = structuredClone(now);
  const save = () => writeFileSync(join(folder, writtenContentFile), JSON.stringify(then));
  save();
  expect(changesSince(folder, now)).toEqual([]);

  const [name, { file = "" }] = Object.entries(now.files["pictures.yaml"] as object)[0] as [
    string,
    { file?: string },
  ];
  then.photographs[file] = "another";
  (then.files["resort.yaml"] as { email: string }).email = "before@example.com";
  delete then.files["menu.yaml"];
  then.files["confirmed.yaml"] = { confirmed: ["what no guest sees"] };
  save();
  const { email } = now.files["resort.yaml"] as { email: string };
  expect(changesSince(folder, now)).toEqual([
    { kind: "changed", file: "resort.yaml", path: ["email"], before: "before@example.com", after: email },
    { kind: "added", file: "pictures.yaml", path: [name, "file"], after: file },
  ]);
  rmSync(folder, { recursive: true });
});
