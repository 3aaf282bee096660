/** The files of content/ as the owner looks for them: by the page that shows them. */
const groups: readonly { title: string; page: string; files: readonly string[] }[] = [
  {
    title: "The resort",
    page: "/",
    files: ["resort.yaml", "calendar.yaml", "footer.yaml", "navigation.yaml"],
  },
  {
    title: "Home",
    page: "/",
    files: ["home.yaml", "services.yaml", "home-gallery.yaml", "testimonials.yaml", "pages/home.yaml"],
  },
  { title: "Packages", page: "/Packages", files: ["packages.yaml", "pages/packages.yaml"] },
  { title: "Offers", page: "/Offers", files: ["offers.yaml", "pages/offers.yaml"] },
  { title: "Dining", page: "/Dining", files: ["menu.yaml", "dining.yaml", "pages/dining.yaml"] },
  { title: "About Us", page: "/AboutUs", files: ["about.yaml", "about-gallery.yaml", "pages/about.yaml"] },
  {
    title: "Contact",
    page: "/Contact",
    files: ["contact.yaml", "good-to-know.yaml", "reach.yaml", "pages/contact.yaml"],
  },
];
const rest = { title: "Everywhere", page: "/" };

export interface SubjectName {
  file: string;
  title: string;
}

/** All files in their groups; one that is in none stands in the last. */
export function groupSubjects(files: readonly string[]): { title: string; subjects: SubjectName[] }[] {
  const known = groups.flatMap((group) => group.files);
  const others = files.filter((file) => !known.includes(file) && file !== "pictures.yaml");
  return [...groups, { ...rest, files: others }].map((group) => ({
    title: group.title,
    subjects: group.files
      .filter((file) => files.includes(file))
      .map((file) => ({ file, title: titleOf(file) })),
  }));
}

/** The page whose preview shows what is edited. */
export function pageOf(file: string): string {
  if (file === "error-page.yaml") return "/no-such-page";
  return groups.find(({ files }) => files.includes(file))?.page ?? rest.page;
}

export function titleOf(file: string): string {
  if (file.startsWith("pages/")) return "Title and description";
  return sayName(file.replace(/\.yaml$/, "").replaceAll(/[/-]/g, " "));
}

/** 'Chat telephone' for chatTelephone. */
export function sayName(key: string): string {
  const words = key.replaceAll(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
