import { type Content, type SubjectFile, subjects } from "#content/schema/subjects.ts";
import type { Files } from "../content/content-file.ts";
import { readContentFile } from "../content/content-file.ts";
import { contentFolder } from "../content/site-content.ts";
import { mediaFolder } from "../site-folder.ts";
import { withoutConfirmed } from "./confirmed.ts";
import { findAboutGuests } from "./guest-findings.ts";
import { type Evidence, type Finding, launchGroups } from "./launch-item.ts";
import { findInLinks } from "./link-findings.ts";
import { findInPrices } from "./offer-findings.ts";
import { findInPictures } from "./picture-findings.ts";
import { findInResort } from "./resort-findings.ts";
import { findInSettings } from "./setting-findings.ts";
import { findInWords } from "./word-findings.ts";

const finders = [
  findInResort,
  findInSettings,
  findInWords,
  findAboutGuests,
  findInPrices,
  findInLinks,
  findInPictures,
];

/** One line of the list; `line` counts from 1. */
export interface LaunchItem extends Finding {
  line?: number;
}

/** Where the list looks: by default at the site, and at the settings of this machine. */
export interface LaunchPlaces {
  contentFolder?: string;
  mediaFolder?: string;
  env?: Evidence["env"];
}

/** Everything that stands between the site and its guests, group by group, without what the owner has confirmed. */
export function launchList(content: Content, places: LaunchPlaces = {}): LaunchItem[] {
  const folder = places.contentFolder ?? contentFolder;
  const names = Object.keys(subjects) as SubjectFile[];
  const files = Object.fromEntries(names.map((name) => [name, readContentFile(folder, name)])) as Files;
  const evidence: Evidence = {
    content,
    files,
    mediaFolder: places.mediaFolder ?? mediaFolder,
    env: places.env ?? process.env,
  };
  const found = unlikeNames(finders.flatMap((find) => find(evidence)));
  return withoutConfirmed(found, evidence)
    .map((item): LaunchItem => (item.file ? { ...item, line: files[item.file].lineOf(item.path) } : item))
    .toSorted(asListed);
}

/** By group, then as the owner finds them in the files. */
function asListed(one: LaunchItem, other: LaunchItem): number {
  const byGroup = launchGroups.indexOf(one.group) - launchGroups.indexOf(other.group);
  if (byGroup !== 0 || one.file !== other.file) return byGroup;
  return (one.line ?? 0) - (other.line ?? 0);
}

/** Two guests may have one name: the second is called with a number. */
function unlikeNames(found: readonly Finding[]): Finding[] {
  const times = new Map<string, number>();
  return found.map((finding) => {
    const time = (times.get(finding.name) ?? 0) + 1;
    times.set(finding.name, time);
    return time === 1 ? finding : { ...finding, name: `${finding.name}-${time}` };
  });
}
