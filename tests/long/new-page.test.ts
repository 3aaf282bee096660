import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { copyProject, lendPackages, lendPictures } from "../copy-project.ts";

// Follows "Add a page" of CONTRIBUTING.md in a copy of the project.

/** Every file of the page /Spa, with a function that makes it from the file's current text. */
const files: { readonly [file: string]: (before: string) => string } = {
  "shared/pages.ts": (before) => before.replace('  contact: "/Contact",\n', '$&  spa: "/Spa",\n'),
  "content/schema.ts": (before) =>
    before.replace(
      '  dining: field.group("Dining", {\n',
      `  spa: field.group("Spa", {
    picture: field.picture("cover"),
    treatments: field.lines("Treatments", "Treatment"),
    lead,
    description,
  }),\n$&`,
    ),
  "content/modules.d.ts": (before) => `${before}declare module "#content/spa.yaml" {
  const content: Page<"spa">;
  export = content;
}
`,
  "content/spa.yaml": () => `picture:
  file: /media/originals/package-pool.webp
  alt: A pool
treatments:
  - line: Head massage
  - line: Steam bath
lead: An hour for yourself.
description: Oil, steam and quiet.
`,
  "app/words/en/site.ts": (before) => before.replace('    dining: "Dining",\n', '$&    spa: "Spa",\n'),
  "app/words/hi/site.ts": (before) => before.replace('    dining: "खान-पान",\n', '$&    spa: "स्पा",\n'),
  "app/pages/spa/SpaPage.tsx": () => `import { inOrder } from "#app/ui/in-order.tsx";
import { PageHead } from "#app/ui/PageHead.tsx";
import { Picture } from "#app/ui/Picture.tsx";
import { page, picture, treatments } from "#content/spa.yaml";
import css from "./SpaPage.module.css";

export default function SpaPage() {
  return (
    <>
      <PageHead {...page} />
      <section className={\`wrap section \${css.treatments}\`}>
        <Picture picture={picture} sizes="50vw" />
        <ul>
          {inOrder(treatments, (treatment) => (
            <li>{treatment}</li>
          ))}
        </ul>
      </section>
    </>
  );
}
`,
  "app/pages/spa/SpaPage.module.css": () =>
    "@layer sections {\n  .treatments {\n    display: grid;\n    gap: var(--gap);\n  }\n}\n",
};

/** A copy of the project with the page's files, and with our packages and pictures. */
function makeProject(): string {
  const root = copyProject(mkdtempSync(join(tmpdir(), "new-page-")));
  onTestFinished(() => rmSync(root, { recursive: true }));
  lendPackages(root);
  lendPictures(root);
  for (const [file, make] of Object.entries(files)) {
    const path = join(root, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, make(existsSync(path) ? readFileSync(path, "utf8") : ""));
  }
  return root;
}

test("the page passes all checks, is built, kept offline and listed", () => {
  const root = makeProject();
  const { CONTENT_DIR, MEDIA_DIR, SITE_DIR, ...env } = process.env;
  /** Runs a program of the copy with the copy's own content, pictures and releases. */
  const run = (...words: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, words, {
      cwd: root,
      env,
      encoding: "utf8",
    });
    expect(status, stdout + stderr).toBe(0);
  };
  run("scripts/check.ts");
  const written = Object.keys(files).filter((file) => !file.endsWith(".yaml"));
  run("node_modules/@biomejs/biome/bin/biome", "check", ...written);
  run("node_modules/typescript/bin/tsc", "--noEmit", "-p", ".");
  run("scripts/build.ts");
  const release = join(root, "dist/releases", readFileSync(join(root, "dist/current"), "utf8").trim());
  const served = (file: string) => readFileSync(join(release, "client", file), "utf8");
  expect(served("sitemap.xml")).toContain("/Spa</loc>");
  expect(served("sw.js")).toContain("/Spa");
  expect(served("index.html")).toContain('href="/Spa"');
  expect(served("Spa/index.html")).toMatch(/"@type":"BreadcrumbList".*<h1[^>]*>Spa<.*Steam bath/s);
});
