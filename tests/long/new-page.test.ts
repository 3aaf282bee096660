import { spawn, spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { chromium } from "playwright";
import { expect, onTestFinished, test } from "vitest";
import { projectRoot } from "#site-build/site-folder.ts";
import { printedAddress } from "../addresses.ts";
import { copyProject } from "../copy-project.ts";
import { findBrowser } from "../run/find-browser.ts";

// Follows "Add a page" of CONTRIBUTING.md in a copy of the project.

/** Every file of the page /Spa, with a function that makes it from the file's current text. */
const files: { readonly [file: string]: (before: string) => string } = {
  "shared/pages.ts": (before) =>
    before
      .replace('  contact: "/Contact",\n', '$&  spa: "/Spa",\n')
      .replace('  "contact",\n];', '  "contact",\n  "spa",\n];'),
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
import { PageMeta } from "#app/ui/PageMeta.tsx";
import { Picture } from "#app/ui/Picture.tsx";
import { page, picture, treatments } from "#content/spa.yaml";
import css from "./SpaPage.module.css";

export default function SpaPage() {
  return (
    <>
      <PageMeta {...page} />
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
  symlinkSync(join(projectRoot, "node_modules"), join(root, "node_modules"), "junction");
  const cache = ".cache/pictures";
  if (existsSync(join(projectRoot, cache)))
    cpSync(join(projectRoot, cache), join(root, cache), { recursive: true });
  for (const [file, make] of Object.entries(files)) {
    const path = join(root, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, make(existsSync(path) ? readFileSync(path, "utf8") : ""));
  }
  return root;
}

test("the complete page is built, shown, printed, kept offline, and listed", async () => {
  const root = makeProject();
  /** Runs a program of the copy with the copy's own content, pictures and releases. */
  const run = (...words: string[]) => {
    const { CONTENT_DIR, MEDIA_DIR, SITE_DIR, ...env } = process.env;
    const { status, stdout, stderr } = spawnSync(process.execPath, words, {
      cwd: root,
      env,
      encoding: "utf8",
    });
    return { status, said: stdout + stderr };
  };
  expect(run("scripts/check.ts")).toMatchObject({ status: 0 });
  const written = Object.keys(files).filter((file) => !file.endsWith(".yaml"));
  expect(run("node_modules/@biomejs/biome/bin/biome", "check", ...written)).toMatchObject({ status: 0 });
  expect(run("node_modules/typescript/bin/tsc", "--noEmit", "-p", ".")).toEqual({ status: 0, said: "" });
  const built = run("scripts/build.ts");
  expect(built.said, built.said).toContain("is built and published");

  const release = join(root, "dist/releases", readFileSync(join(root, "dist/current"), "utf8").trim());
  const served = (file: string) => readFileSync(join(release, "client", file), "utf8");
  expect(served("sitemap.xml")).toContain("/Spa</loc>");
  expect(served("sw.js")).toContain("/Spa");
  expect(served("Spa/index.html")).toContain('"@type":"BreadcrumbList"');

  const service = spawn(process.execPath, ["service/main.ts"], {
    cwd: root,
    env: { ...process.env, SITE_DIR: join(root, "dist"), DATA_DIR: join(root, "data"), PORT: "0" },
  });
  const ended = new Promise((resolve) => service.once("close", resolve));
  await expectPage(await printedAddress(service)).finally(() => service.kill());
  await ended;
});

async function expectPage(address: string) {
  const browser = await chromium.launch({ executablePath: findBrowser() });
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  const answer = await page.goto(`${address}/Spa`);
  expect([answer?.status(), await page.title()]).toEqual([200, expect.stringMatching(/^Spa \| /)]);
  expect(await page.getByRole("main").getByRole("listitem").allTextContents()).toContain("Steam bath");
  await page.keyboard.press("Shift");
  await page.locator("#page-name[data-path]").waitFor({ state: "attached" });
  // To another page and back, without a reload.
  const menu = page.getByRole("navigation", { name: "Main" });
  for (const name of ["Home", "Spa"]) {
    await menu.getByRole("link", { name, exact: true }).click();
    await menu.locator('[aria-current="page"]', { hasText: name }).waitFor();
  }
  await page.getByRole("heading", { level: 1, name: "Spa" }).waitFor();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
  expect(complaints).toEqual([]);
}
