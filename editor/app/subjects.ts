import { type PageName, pageNames, pagePaths } from "../../shared/pages.ts";
import { titleOf } from "../labels.ts";

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

/** 'Dining', 'Menu', 'Arsa': where the navigation has the file, and `names` in it. */
export function withHeading(file: string, subjects: readonly Subject[], names: readonly string[]): string {
  const group = groupSubjects(subjects).find(({ files }) => files.includes(file))?.title ?? "";
  const all = [group, titleOf(file), ...names];
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
