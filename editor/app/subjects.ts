import type { Edition } from "../../content/schema/editions.ts";
import { type PageName, pageNames, pagePaths } from "../../shared/pages.ts";
import type { Path } from "../../site-build/content/fields.ts";
import { sayPlace, titleOf } from "../labels.ts";
import type { Subject } from "../server/editor-routes.ts";

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

/** 'Dining › Menu › Arsa › Price': where the navigation has the file, and the field in it, perhaps of another language. */
export function sayWhere(
  subjects: readonly Subject[],
  file: string,
  path: Path = [],
  language?: Pick<Edition, "name">,
): string {
  const group = groupSubjects(subjects).find(({ files }) => files.includes(file))?.title ?? "";
  const { schema = {}, revision } = subjects.find((each) => each.file === file) ?? {};
  const all = [group, titleOf(file), ...sayPlace(schema, revision?.value, path)];
  const where = all.filter((name, at) => name && name !== all[at - 1]).join(" › ");
  return language ? `${where} in ${language.name}` : where;
}

/** The first file that names a picture; a page's card for messengers is not seen on the page. */
export function subjectShowing(picture: string, subjects: readonly Subject[]): Subject | undefined {
  const names = ({ file, revision }: Subject) =>
    picture !== "" &&
    !/^(pictures\.yaml|pages\/)/.test(file) &&
    JSON.stringify(revision?.value).includes(JSON.stringify(picture));
  return subjects.find(names);
}
