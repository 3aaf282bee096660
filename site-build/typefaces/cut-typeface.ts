import { hash } from "node:crypto";
import { statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { compress } from "woff2-encoder";
import { cachedFile } from "../cache.ts";
import { digestOf } from "../digest.ts";
import { projectRoot } from "../site-folder.ts";
import { openTypeface, readTypeface } from "./shaping.ts";

/** The lightest and the boldest weight that a file keeps. */
type Weights = readonly [number, number];
const allWeights: Weights = [400, 600];

interface Cut {
  /** For the name of the file. */
  name: string;
  language: string;
  runs: readonly string[];
  weights?: Weights;
}

const inPackages = (file: string) => join(projectRoot, "node_modules", file);

/** The whole files, by the names of their families in app/styles/devanagari.css. */
export const devanagariFiles = {
  "Tiro Devanagari": inPackages(
    "@fontsource/tiro-devanagari-hindi/files/tiro-devanagari-hindi-devanagari-400-normal.woff2",
  ),
  "Anek Devanagari": inPackages(
    "@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2",
  ),
};

/**
 * The file of a typeface that sets `runs` as the whole one does: each a text that browsers set together. Undefined if it
 * has none of their letters.
 */
export async function cutTypeface(
  whole: string,
  { name, language, runs, weights = allWeights }: Cut,
): Promise<string | undefined> {
  const made = [digestOf(whole), digestOf(import.meta.filename), language, runs, weights];
  const digest = hash("sha256", JSON.stringify(made)).slice(0, 16);
  const file = join(projectRoot, ".cache/typefaces", digest, `${basename(whole, ".woff2")}-${name}.woff2`);
  await cachedFile(file, async () => {
    const cut = await cutToRuns(await readTypeface(whole), language, runs, weights);
    return Buffer.from(cut ? await compress(cut) : []);
  });
  return statSync(file).size > 0 ? file : undefined;
}

/**
 * Keeps the glyphs that appear while the runs are set, and no others. With every glyph that their letters could form, the
 * typefaces for Devanagari have four times as many bytes.
 */
export async function cutToRuns(
  whole: Uint8Array,
  language: string,
  runs: readonly string[],
  weights: Weights = allWeights,
): Promise<Uint8Array | undefined> {
  const typeface = openTypeface(whole, language);
  const codes = new Set([...runs.join("")].map((letter) => letter.codePointAt(0) ?? 0));
  const characters = codes.intersection(typeface.characters);
  if (characters.size === 0) return;
  return subset(whole, characters, new Set(runs.flatMap((run) => [...typeface.glyphsOf(run)])), weights);
}

/** The C interface of hb-subset, which harfbuzzjs brings without a wrapper. Numbers are addresses. */
interface Subsetter {
  memory: WebAssembly.Memory;
  _initialize(): void;
  malloc(size: number): number;
  free(pointer: number): void;
  hb_blob_create(data: number, length: number, mode: number, userData: number, destroy: number): number;
  hb_blob_destroy(blob: number): void;
  hb_blob_get_data(blob: number, length: number): number;
  hb_blob_get_length(blob: number): number;
  hb_face_create(blob: number, index: number): number;
  hb_face_destroy(face: number): void;
  hb_face_reference_blob(face: number): number;
  hb_set_add(set: number, value: number): void;
  hb_subset_input_create_or_fail(): number;
  hb_subset_input_destroy(input: number): void;
  hb_subset_input_unicode_set(input: number): number;
  hb_subset_input_glyph_set(input: number): number;
  hb_subset_input_set_flags(input: number, flags: number): void;
  hb_subset_input_set_axis_range(
    input: number,
    face: number,
    tag: number,
    min: number,
    max: number,
    middle: number,
  ): number;
  hb_subset_or_fail(face: number, input: number): number;
}

const [noHinting, noLayoutClosure] = [0x1, 0x200];
const readOnly = 1;
const weightAxis = Buffer.from("wght").readUInt32BE();
let subsetter: Promise<Subsetter> | undefined;

async function subset(
  whole: Uint8Array,
  characters: ReadonlySet<number>,
  glyphs: ReadonlySet<number>,
  [lightest, boldest]: Weights,
): Promise<Uint8Array> {
  subsetter ??= loadSubsetter();
  const hb = await subsetter;
  const data = hb.malloc(whole.length);
  new Uint8Array(hb.memory.buffer).set(whole, data);
  const blob = hb.hb_blob_create(data, whole.length, readOnly, 0, 0);
  const face = hb.hb_face_create(blob, 0);
  const input = hb.hb_subset_input_create_or_fail();
  hb.hb_subset_input_set_flags(input, noHinting | noLayoutClosure);
  for (const character of characters) hb.hb_set_add(hb.hb_subset_input_unicode_set(input), character);
  for (const glyph of glyphs) hb.hb_set_add(hb.hb_subset_input_glyph_set(input), glyph);
  // Has no effect on a typeface with one weight.
  hb.hb_subset_input_set_axis_range(input, face, weightAxis, lightest, boldest, Number.NaN);
  const made = hb.hb_subset_or_fail(face, input);
  if (!made) throw new Error("HarfBuzz could not cut a typeface.");
  const result = hb.hb_face_reference_blob(made);
  const start = hb.hb_blob_get_data(result, 0);
  const bytes = new Uint8Array(hb.memory.buffer).slice(start, start + hb.hb_blob_get_length(result));
  hb.hb_blob_destroy(result);
  hb.hb_face_destroy(made);
  hb.hb_subset_input_destroy(input);
  hb.hb_face_destroy(face);
  hb.hb_blob_destroy(blob);
  hb.free(data);
  return bytes;
}

async function loadSubsetter(): Promise<Subsetter> {
  const file = fileURLToPath(import.meta.resolve("harfbuzzjs/dist/harfbuzz-subset.wasm"));
  const { instance } = await WebAssembly.instantiate(await readFile(file));
  const exports = instance.exports as unknown as Subsetter;
  exports._initialize();
  return exports;
}
