import { type PageName, pageNames, pagePaths } from "../../shared/pages.ts";
import type { Path } from "../../site-build/content/fields.ts";
import { sayPlace, titleOf } from "../labels.ts";
import type { Subject as Opened } from "../server/editor-routes.ts";

/** A file of content/, and the page that shows it; without one, every page does. */
interface Subject {
  file: string;
  page?: PageName | "error" | undefined;
}

export interface SubjectGroup {
  title: string;
  files: string[];
}

const resortFiles = ["resort.yaml", "calendar.yaml", "footer.yaml", "navigation.yaml"];

/** All files as the owner looks for them: by the page that shows them. */
export function groupSubjects(subjects: readonly Subject[]): SubjectGroup[] {
  const shownBy = (name?: PageName) =>
    subjects.filter(({ page }) => (page === "error" ? undefined : page) === name).map(({ file }) => file);
  const others = shownBy().filter((file) => file !== "pictures.yaml");
  return [
    { title: "The resort", files: resortFiles },
    ...pageNames.map((name) => ({ title: pageTitle(name), files: shownBy(name) })),
    { title: "Everywhere", files: others.filter((file) => !resortFiles.includes(file)) },
  ];
}

/** 'About Us' for /AboutUs. */
const pageTitle = (name: PageName) =>
  pagePaths[name].slice(1).replaceAll(/([a-z])([A-Z])/g, "$1 $2") || "Home";

/** The address whose preview shows what is edited. */
export function previewOf({ page }: Subject): string {
  return page === "error" ? "/no-such-page" : pagePaths[page ?? "home"];
}

/** 'Dining › Menu › Arsa › Price': where the navigation has the file, and the field in it. */
export function sayWhere(subjects: readonly Opened[], file: string, path: Path = []): string {
  const group = groupSubjects(subjects).find(({ files }) => files.includes(file))?.title ?? "";
  const { schema = {}, revision } = subjects.find((each) => each.file === file) ?? {};
  const all = [group, titleOf(file), ...sayPlace(schema, revision?.value, path)];
  return all.filter((name, at) => name && name !== all[at - 1]).join(" › ");
}

/** The first file that names a picture; a page's card for messengers is not seen on the page. */
export function subjectShowing<Named extends Subject & { revision?: { value: unknown } | undefined }>(
  picture: string,
  subjects: readonly Named[],
): Named | undefined {
  const names = ({ file, revision }: Named) =>
    picture !== "" &&
    !/^(pictures\.yaml|pages\/)/.test(file) &&
    JSON.stringify(revision?.value).includes(JSON.stringify(picture));
  return subjects.find(names);
}
