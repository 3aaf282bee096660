import { spawnSync } from "node:child_process";
import { renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { folderOf } from "#release/releases.ts";
import { pagePaths } from "#shared/pages.ts";
import { publishFixtureSite } from "./fixture-site.ts";
import { eventually, makeFolder, startTestService } from "./harness.ts";
import { rawRequest } from "./raw-request.ts";

const hour = 3600_000;
const dayOne = Date.UTC(2026, 10, 20);

/** Publishes a release whose pages and scripts tell its mark. Each release's have another length. */
function publish(siteDir: string, mark: string, time: number) {
  const padded = `<i>${mark}</i>${mark.repeat(50 * mark.length)}`;
  const files = { [`assets/app-${mark}.js`]: mark, "sw.js": padded };
  return publishFixtureSite(siteDir, { files, mark: padded, now: time });
}

async function serve(siteDir: string) {
  const service = await startTestService({ settings: { SITE_DIR: siteDir }, checkSiteEveryMs: 5 });
  const shows = (mark: string) =>
    eventually(async () => (await rawRequest(service.address, "/")).body.includes(`<i>${mark}</i>`));
  return { ...service, shows };
}

const markIn = (text: string) => /<i>(\w+)<\/i>/.exec(text)?.[1];

/** Requests all pages and files until `finish`, which resolves to the wrong answers. */
function hammer(address: string) {
  const wrong: unknown[] = [];
  let answers = 0;
  let isOver = false;
  async function ask(path: string) {
    const { status, headers, body } = await rawRequest(address, path);
    const text = body.toString();
    answers += 1;
    const csp = path.includes(".") ? text : String(headers["content-security-policy"]);
    const isWhole = status === 200 && headers["content-length"] === String(body.length);
    if (!isWhole || markIn(csp) !== markIn(text)) wrong.push({ path, status, headers, text });
    return text;
  }
  async function visit() {
    while (!isOver)
      for (const path of [...Object.values(pagePaths), "/sw.js"])
        await ask(`/assets/app-${markIn(await ask(path))}.js`);
  }
  const visits = Promise.all([visit(), visit(), visit()]);
  const finish = async () => {
    isOver = true;
    await visits;
    return wrong;
  };
  return { finish, answers: () => answers };
}

test("five builds, one of them incomplete, beside guests: every answer is complete and of one release", async () => {
  const siteDir = makeFolder();
  const start = Date.now();
  let count = 0;
  const next = () => start + count++;
  publish(siteDir, "one", next());
  const { address, shows, lines } = await serve(siteDir);
  const guests = hammer(address);
  await eventually(() => guests.answers() > 10);

  publish(siteDir, "second", next());
  await shows("second");
  // It was copied without its last file.
  const elsewhere = makeFolder();
  const { id } = publish(elsewhere, "partly", next());
  rmSync(join(folderOf(elsewhere, id), "client/sw.js"));
  renameSync(folderOf(elsewhere, id), folderOf(siteDir, id));
  writeFileSync(join(siteDir, "current"), id);
  await eventually(() => lines.some((line) => /^release refused .*sw\.js is missing/.test(line)));
  await shows("second");
  for (const mark of ["third", "fourth1", "fifth12"]) {
    publish(siteDir, mark, next());
    await shows(mark);
  }
  expect(await guests.finish()).toEqual([]);
  expect(guests.answers()).toBeGreaterThan(30);
});

test("open pages find the scripts of their own release among the last three, also after a restart", async () => {
  const siteDir = makeFolder();
  for (const [index, mark] of ["a", "b", "c", "d"].entries()) publish(siteDir, mark, dayOne + index * hour);
  const statuses = async (address: string) => {
    const answers = ["a", "b", "c", "d"].map((mark) => rawRequest(address, `/assets/app-${mark}.js`));
    return (await Promise.all(answers)).map(({ status }) => status);
  };
  const { address, shows } = await serve(siteDir);
  expect(await statuses(address)).toEqual([404, 200, 200, 200]);
  publish(siteDir, "e", dayOne + 5 * hour);
  await shows("e");
  expect(await statuses(address)).toEqual([404, 404, 200, 200]);
});

test("a start with a broken current release serves the one before and says so", async () => {
  const siteDir = makeFolder();
  publish(siteDir, "good", dayOne);
  const { folder } = publish(siteDir, "broken", dayOne + hour);
  rmSync(join(folder, "site.json"));
  const { address, lines } = await serve(siteDir);
  // Enough requests for some checks, which must not say it again.
  for (let request = 0; request < 30; request += 1)
    expect((await rawRequest(address, "/")).body.toString()).toContain("<i>good</i>");
  expect(lines.filter((line) => line.startsWith("release refused"))).toHaveLength(1);
});

test("`npm run releases` lists them, and `-- back` returns a running service to the one before", async () => {
  const siteDir = makeFolder();
  const oldest = publish(siteDir, "one", dayOne).id;
  const newest = publish(siteDir, "second", dayOne + hour).id;
  const { shows } = await serve(siteDir);
  await shows("second");
  const script = join(dirname(dirname(import.meta.dirname)), "scripts/releases.ts");
  const env = { ...process.env, SITE_DIR: siteDir };
  const run = (...words: string[]) =>
    spawnSync(process.execPath, [script, ...words], { env, encoding: "utf8" });
  expect(run().stdout).toMatch(new RegExp(`${newest}  current\n.*${oldest}\n$`));
  expect(run("back").stdout).toContain(`${oldest}  current`);
  await shows("one");
  const refused = run("back");
  expect([refused.status, refused.stdout]).toEqual([1, ""]);
  expect(refused.stderr).toContain("no release before");
});
