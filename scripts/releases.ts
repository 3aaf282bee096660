import "./own-env.ts";
import { relative } from "node:path";
import { listReleases, makeCurrent, rollBack } from "#release/releases.ts";
import { siteFolder } from "#site-build/site-folder.ts";

// npm run releases [-- back | NAME]: lists the releases, newest first; returns to the one before, or to NAME.

const [word] = process.argv.slice(2);
const folder = relative(process.cwd(), siteFolder) || ".";

const timeOf = (time: number) =>
  new Date(time).toLocaleString("en-GB", { dateStyle: "medium", timeStyle: "long" });
if (word !== undefined) {
  const { publishedAt } = word === "back" ? rollBack(siteFolder) : makeCurrent(siteFolder, word);
  console.log(
    `Guests see the release of ${timeOf(publishedAt)}. A running service shows it within two seconds.`,
  );
}
const releases = listReleases(siteFolder);
if (releases.length === 0) console.log(`There are no releases in ${folder}. "npm start" makes the first.`);
for (const { id, publishedAt, isCurrent } of releases)
  console.log(`${isCurrent ? ">" : " "} ${timeOf(publishedAt)}  ${id}${isCurrent ? "  is served" : ""}`);
