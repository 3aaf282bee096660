import "./own-env.ts";
import { relative } from "node:path";
import { goBack, listReleases } from "#service/node/releases.ts";
import { siteFolder } from "#site-build/site-folder.ts";

// The releases that can be served, the newest first; `back` returns to the one before.

const [word] = process.argv.slice(2);
const folder = relative(process.cwd(), siteFolder) || ".";

try {
  if (word === "back") {
    const { publishedAt } = goBack(siteFolder);
    console.log(
      `The site is back at the release of ${timeOf(publishedAt)}. A running service shows it within two seconds.`,
    );
  } else if (word !== undefined) throw new Error(`Unknown word "${word}": say nothing to list, or back.`);
  const releases = listReleases(siteFolder);
  if (releases.length === 0) console.log(`There are no releases in ${folder}. "npm start" makes the first.`);
  for (const { id, publishedAt, isCurrent } of releases)
    console.log(`${isCurrent ? ">" : " "} ${timeOf(publishedAt)}  ${id}${isCurrent ? "  is served" : ""}`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

function timeOf(time: number): string {
  return new Date(time).toLocaleString("en-GB", { dateStyle: "medium", timeStyle: "medium" });
}
