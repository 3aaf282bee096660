import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeFolder } from "../tests/make-folder.ts";
import {
  createRelease,
  folderOf,
  listReleases,
  makeCurrent,
  publishRelease,
  readCurrent,
  rollBack,
} from "./releases.ts";

const start = Date.UTC(2026, 10, 20);
const minute = 60_000;

function makeSite() {
  const siteDir = makeFolder();
  const write = (now: number) => {
    const release = createRelease(siteDir, now);
    mkdirSync(join(release.folder, "client"));
    writeFileSync(join(release.folder, "client/index.html"), "<h1>Hello</h1>");
    return release;
  };
  const publish = (now: number) => {
    const release = write(now);
    publishRelease(siteDir, release.id, now);
    return release.id;
  };
  return { siteDir, write, publish, ids: () => listReleases(siteDir).map(({ id }) => id) };
}

test("rolling back returns to the release that was current before, which may not be the one built before", () => {
  const { siteDir, publish } = makeSite();
  const [first, second] = [publish(start), publish(start + minute)];
  expect(rollBack(siteDir).id).toBe(first);
  const third = publish(start + 2 * minute);
  expect(readCurrent(siteDir)).toBe(third);
  expect(rollBack(siteDir).id).toBe(first);
  expect(() => rollBack(siteDir)).toThrow("no release before");
  expect(listReleases(siteDir).map(({ id }) => id)).toContain(second);
  expect(makeCurrent(siteDir, third).isCurrent).toBe(true);
  // Editors add a line break.
  writeFileSync(join(siteDir, "current"), `${third}\n`);
  expect(readCurrent(siteDir)).toBe(third);
  expect(() => makeCurrent(siteDir, "../current")).toThrow("no release ../current");
});

test("the release that was current before is kept, however old it is", () => {
  const { siteDir, publish, ids } = makeSite();
  const [first = "", ...others] = [0, 1, 2].map((each) => publish(start + each * minute));
  makeCurrent(siteDir, first);
  const newest = publish(start + 3 * minute);
  expect(ids()).toEqual([newest, ...others.reverse(), first]);
  expect(rollBack(siteDir).id).toBe(first);
});

test("publishing removes what a killed build has left, but not a build that started later", () => {
  const { write, publish } = makeSite();
  const [left, underWay] = [write(start), write(start + 2 * minute)];
  publish(start + minute);
  expect([left, underWay].map(({ folder }) => existsSync(folder))).toEqual([false, true]);
});

test("the newest release is listed first, even if the clock was set back during its build", () => {
  const { siteDir, write, publish, ids } = makeSite();
  const first = publish(start);
  const second = write(start + minute);
  publishRelease(siteDir, second.id, start - 60 * minute);
  expect(ids()).toEqual([second.id, first]);
  expect(rollBack(siteDir).id).toBe(first);
});

test("rolling back to a release that was deleted fails, and the current one stays", () => {
  const { siteDir, publish } = makeSite();
  const [first, second] = [publish(start), publish(start + minute)];
  rmSync(folderOf(siteDir, first), { recursive: true });
  expect(() => rollBack(siteDir)).toThrow("no release before the current one");
  expect(readCurrent(siteDir)).toBe(second);
});
