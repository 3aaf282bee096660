import { type PageName, pageNames, pagePaths } from "#shared/pages.ts";

/** A file of content/ with the page that shows it; without one, every page does. */
export interface SubjectName {
  file: string;
  page?: PageName | "error";
}

const resortFiles = ["resort.yaml", "calendar.yaml", "footer.yaml", "navigation.yaml"];

/** All files as the owner looks for them: by the page that shows them. */
export function groupSubjects(
  subjects: readonly SubjectName[],
): { title: string; subjects: { file: string; title: string }[] }[] {
  const isOfPage = ({ page }: SubjectName) => page !== undefined && page !== "error";
  const rest = subjects.filter((each) => !isOfPage(each) && each.file !== "pictures.yaml");
  const groups = [
    { title: "The resort", files: rest.filter(({ file }) => resortFiles.includes(file)) },
    ...pageNames.map((name) => ({
      title: pageTitle(name),
      files: subjects.filter(({ page }) => page === name),
    })),
    { title: "Everywhere", files: rest.filter(({ file }) => !resortFiles.includes(file)) },
  ];
  return groups.map(({ title, files }) => ({
    title,
    subjects: files.map(({ file }) => ({ file, title: titleOf(file) })),
  }));
}

/** 'About Us' for /AboutUs. */
const pageTitle = (name: PageName) =>
  pagePaths[name].slice(1).replaceAll(/([a-z])([A-Z])/g, "$1 $2") || "Home";

/** The address whose preview shows what is edited. */
export function previewOf({ page }: SubjectName): string {
  if (page === "error") return "/no-such-page";
  return page ? pagePaths[page] : pagePaths.home;
}

export function titleOf(file: string): string {
  if (file.startsWith("pages/")) return "Title and opening";
  return sayName(file.replace(/\.yaml$/, "").replaceAll(/[/-]/g, " "));
}

/** 'Chat telephone' for chatTelephone. */
export function sayName(key: string): string {
  const words = key.replaceAll(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
