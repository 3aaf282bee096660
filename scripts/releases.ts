import "./load-env.ts";
import { relative } from "node:path";
import { listReleases, makeCurrent, rollBack } from "#release/releases.ts";
import { siteFolder } from "#site-build/site-folder.ts";

// npm run releases [-- back | ID]: lists the releases, newest first; goes back to the previous one, or to ID.

const [target] = process.argv.slice(2);
const folder = relative(process.cwd(), siteFolder) || ".";

const timeOf = (time: number) =>
  new Date(time).toLocaleString("en-GB", { dateStyle: "medium", timeStyle: "long" });
if (target !== undefined) {
  const { publishedAt } = target === "back" ? rollBack(siteFolder) : makeCurrent(siteFolder, target);
  console.log(
    `The current release is now that of ${timeOf(publishedAt)}. A running service shows it within two seconds.`,
  );
}
const releases = listReleases(siteFolder);
if (releases.length === 0)
  console.log(`There are no releases in ${folder}. "npm start" builds the first one.`);
for (const { id, publishedAt, isCurrent } of releases)
  console.log(`${isCurrent ? ">" : " "} ${timeOf(publishedAt)}  ${id}${isCurrent ? "  current" : ""}`);
