import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { projectRoot } from "#site-build/site-folder.ts";
import { filmRoutes } from "./film-routes.ts";

let folder: string;
let films: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kafal-films-"));
  films = join(folder, "film");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const routes = () => filmRoutes(films, join(folder, "waiting"));
const standIn = (kind: string) =>
  new Uint8Array(readFileSync(join(projectRoot, `tests/site/film/stand-in.${kind}`)));

/** Uploads as the editor's page does; an error handler sends the sentence. */
async function upload(name: string, body: Uint8Array<ArrayBuffer> | string) {
  const app = routes().onError(({ message }, c) => c.json({ message }, 400));
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
  expect([...readdirSync(films), ...readdirSync(join(folder, "waiting"))]).toEqual([]);
});
