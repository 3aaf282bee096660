import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { projectRoot } from "#site-build/site-folder.ts";
import { fileRoutes, films, logos } from "./file-routes.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kafal-films-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const routes = (kind = films) => fileRoutes(folder, join(folder, "waiting"), kind);
const standIn = (kind: string) =>
  new Uint8Array(readFileSync(join(projectRoot, `tests/site/film/stand-in.${kind}`)));

/** Uploads as the editor's page does; an error handler sends the sentence. */
async function upload(name: string, body: Uint8Array<ArrayBuffer> | string, kind = films) {
  const app = routes(kind).onError(({ message }, c) => c.json({ message }, 400));
  return (await app.request(`/?${new URLSearchParams({ name })}`, { method: "POST", body })).json();
}

test("a film gets a name of its own beside the one that it replaces, and can be looked at", async () => {
  expect(await upload("Our Ridge.MP4", standIn("mp4"))).toEqual({ file: "our-ridge.mp4" });
  expect(await upload("Our Ridge.mp4", standIn("mp4"))).toEqual({ file: "our-ridge-2.mp4" });
  expect(await upload("../up.webm", standIn("webm"))).toEqual({ file: "up.webm" });
  const answer = await routes().request("/up.webm");
  expect(answer.headers.get("Content-Type")).toBe("video/webm");
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(standIn("webm"));
});

test("what is no film, too large, or called otherwise is refused with a sentence, and nothing of it stays", async () => {
  const large = new Uint8Array(4_000_001);
  large.set(standIn("mp4"));
  for (const [name, body, message] of [
    ["a.mov", standIn("mp4"), /^a\.mov is not a film that all browsers show\. Save it as MP4 with H\.264/],
    ["a.mp4", "<svg/>", /^a\.mp4 is not a film/],
    ["a.webm", standIn("mp4"), /^a\.webm is not a film/],
    ["shell.php", standIn("mp4"), /^shell\.php is not a film/],
    ["a.mp4", large, /^a\.mp4 is larger than 4 MB\. Make it shorter/],
  ] as const)
    expect(await upload(name, body)).toEqual({ message: expect.stringMatching(message) });
  expect([...readdirSync(join(folder, "film")), ...readdirSync(join(folder, "waiting"))]).toEqual([]);
});

test("a logo is an SVG file that scales and runs nothing; another file is refused with a sentence", async () => {
  const svg = (inside: string, box = ' viewBox="0 0 48 48"') =>
    `<svg xmlns="http://www.w3.org/2000/svg"${box}>${inside}</svg>`;
  const drawing = svg('<path d="M0 0h48v48z"/>');
  expect(await upload("Our Logo.SVG", drawing, logos)).toEqual({ file: "our-logo.svg" });
  expect(await upload("Our Logo.svg", drawing, logos)).toEqual({ file: "our-logo-2.svg" });
  const answer = await routes(logos).request("/our-logo.svg");
  expect([answer.headers.get("Content-Type"), await answer.text()]).toEqual(["image/svg+xml", drawing]);
  for (const [name, body, message] of [
    ["a.svg", svg("<script>1</script>"), /^a\.svg holds <script, which can run or load something/],
    ["a.svg", svg("", ""), /^a\.svg has no viewBox/],
    ["a.svg", "GIF89a", /^a\.svg is not an SVG file/],
    ["a.svg", svg(`<path d="${"M0 0".repeat(15_000)}"/>`), /^a\.svg has 61 kB, and a logo may have 50/],
    ["a.svg", " ".repeat(1_000_001), /^a\.svg is larger than 1 MB/],
    ["a.html", drawing, /^a\.html must end in \.svg/],
  ] as const)
    expect(await upload(name, body, logos)).toEqual({ message: expect.stringMatching(message) });
  expect(readdirSync(join(folder, "brand")).sort()).toEqual(["our-logo-2.svg", "our-logo.svg"]);
});
