import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { type Content, type SubjectFile, subjects } from "#content/schema/subjects.ts";
import { type Day, dayIn } from "#shared/calendar.ts";
import { addressIn, pageNames, pagePaths } from "#shared/pages.ts";
import { mediaFolder } from "../site-folder.ts";
import { checkLeftovers } from "./check-leftovers.ts";
import { checkMark } from "./check-mark.ts";
import { checkPages } from "./check-pages.ts";
import { checkMediaFiles, checkPictureNames } from "./check-picture-names.ts";
import { checkSharedFacts } from "./check-shared-facts.ts";
import { type ContentFiles, fieldsOfAll, readContentFile, readContentFiles } from "./content-file.ts";
import { describeIssues } from "./describe-issue.ts";
import { fillFacts, fillPages } from "./facts.ts";
import { setAt, valueAt } from "./fields.ts";
import { hasTexts, layOver, type MissingText } from "./lay-over.ts";
import type { Mistake } from "./mistake.ts";
import { didYouMean } from "./nearest.ts";

type Reading =
  | { content: Content; mistakes: readonly []; outdated: readonly Mistake[] }
  | { content?: undefined; mistakes: readonly Mistake[]; outdated?: undefined };

/**
 * Reads and checks all of content/ in `folder`. Returns either the content or every mistake. With the path of an
 * edition: its texts over those of content/, which must have no mistakes.
 */
export function readContent(
  folder: string,
  media = mediaFolder,
  /** The day of the prices and counts in texts; by default today. */
  day = process.env.SITE_DATE,
  edition = "",
): Reading {
  const names = Object.keys(subjects) as SubjectFile[];
  let files = readContentFiles(folder);
  takeTextsAsWritten(files);
  takeNothingAsEmpty(files);
  const mistakes = [...checkBuildDay(day), ...checkPages(), ...unknownFiles(folder, files)];
  let missing: readonly MissingText[] = [];
  let outdated: readonly Mistake[] = [];
  const textMistakes = names.flatMap((name) => files[name].mistakes);
  if (edition) {
    const own = names.filter((name) => existsSync(join(folder, edition, name)));
    const laid = layOver(
      files,
      Object.fromEntries(own.map((name) => [name, readContentFile(folder, `${edition}/${name}`)])),
    );
    ({ files, missing, outdated } = laid);
    textMistakes.push(...laid.mistakes);
  }
  mistakes.push(...textMistakes);
  mistakes.push(...fillFacts(files));
  const parts: Record<string, unknown> = {};
  for (const name of names) {
    const { schema, ...rest } = subjects[name];
    if (files[name].value === undefined) continue;
    const result = schema.safeParse(files[name].value);
    if (!result.success) mistakes.push(...describeIssues(files[name], result.error.issues));
    else if ("as" in rest) parts[rest.as] = result.data;
    else Object.assign(parts, result.data);
  }
  mistakes.push(...checkPictureNames(files), ...checkMediaFiles(files, media));
  mistakes.push(...checkSharedFacts(files), ...checkMark(files, media), ...checkLeftovers(files));
  // A line that YAML refuses is only repaired by a guess, and a wrong encoding garbles the file: report nothing else
  // about it.
  const isGuess = (mistake: Mistake) =>
    !textMistakes.includes(mistake) &&
    textMistakes.some(
      ({ file, line, isEncoding }) => line && file === mistake.file && (line === mistake.line || isEncoding),
    );
  if (mistakes.length > 0) return { mistakes: mistakes.filter((mistake) => !isGuess(mistake)) };
  const content = parts as Content;
  const found = content.editions.find(({ path }) => path === edition);
  if (!found) throw new Error(`content/editions.yaml has no edition ${edition}.`);
  Object.assign(content, { edition: found, missing });
  for (const name of pageNames)
    Object.assign(content[`${name}Page`], { path: addressIn(edition, pagePaths[name]) });
  const tooLong = fillPages(content, files, buildDay(content.timeZone, day));
  return tooLong.length > 0 ? { mistakes: tooLong } : { content, mistakes: [], outdated };
}

/** The day for which pages are built: SITE_DATE, by default today in the resort's time zone. */
export function buildDay(timeZone: string, day = process.env.SITE_DATE): Day {
  return day || dayIn(timeZone, new Date());
}

function checkBuildDay(day: string | undefined): Mistake[] {
  if (!day || z.iso.date().safeParse(day).success) return [];
  return [{ file: "SITE_DATE", path: [], message: `${day} is no day. Set a day such as 2026-12-20.` }];
}

/** Reports files with unknown names, which would be ignored silently. Swap files of text editors are not reported. */
function unknownFiles(folder: string, files: ContentFiles): Mistake[] {
  const editions = valueAt(files["editions.yaml"].value, ["editions"]);
  const withTexts = Object.entries(subjects).filter(([, { schema }]) => hasTexts(schema));
  const names = [
    ...Object.keys(subjects),
    ...(Array.isArray(editions) ? editions : []).flatMap((edition) =>
      withTexts.map(([name]) => `${valueAt(edition, ["path"])}/${name}`),
    ),
  ];
  const found = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) =>
    name.replaceAll("\\", "/"),
  );
  const unknown = found.filter(
    (name) => /(^|\/)[^./][^/]*\.ya?ml(\.\w+)?$/i.test(name) && !names.includes(name),
  );
  return unknown.map((name) => {
    const [folder = ""] = name.split("/");
    if (withTexts.some(([file]) => name === `${folder}/${file}`)) {
      const message = `its texts belong to no language: editions.yaml has no entry for the folder ${folder}. Write it there again, or take the folder away.`;
      return { file: `content/${name}`, path: [], message };
    }
    const meant = didYouMean(name.replace(/\.txt$/i, ""), names);
    const orPage =
      name.startsWith("pages/") && !meant ? " A new page needs an entry in shared/pages.ts." : "";
    return {
      file: `content/${name}`,
      path: [],
      message: `nothing reads this file.${meant}${orPage} Rename it or take it away.`,
    };
  });
}

/** A field without a value is an empty list, or an empty text if that is allowed. */
function takeNothingAsEmpty(files: ContentFiles) {
  for (const { file, schema, value, path } of fieldsOfAll(files)) {
    if (value !== null) continue;
    if (schema.def.type === "array") setAt(file.value, path, []);
    else if (file.written(path)?.source === "" && schema.safeParse("").success) setAt(file.value, path, "");
  }
}

/** In a text field, 2025, yes or +919876543210 without quotation marks are texts, not numbers. */
function takeTextsAsWritten(files: ContentFiles) {
  for (const { file, schema, value, path } of fieldsOfAll(files)) {
    if (schema.def.type !== "string" || typeof value === "string") continue;
    const written = file.written(path);
    if (written && written.source !== "null" && written.source !== "~")
      setAt(file.value, path, written.source);
  }
}
