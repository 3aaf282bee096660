import { pageNames, pagePaths } from "#shared/pages.ts";
import { type Evidence, type Finding, inName } from "./launch-item.ts";

/** What a guest may press in vain, and pages that no menu leads to. */
export function findInLinks({ content: { resort, offers, home, navigation } }: Evidence): Finding[] {
  const group = "Buttons and links that do nothing";
  const found: Finding[] = [];
  const inResort = (name: string, list: string, index: number, todo: string) =>
    found.push({ name, group, file: "resort.yaml", path: [list, index, "target"], todo });

  for (const [list, place] of [
    ["topBarSocial", "top-bar"],
    ["aboutSocial", "about"],
  ] as const)
    for (const [index, { name, target }] of resort[list].entries()) {
      const entry = `${place}-${inName(name)}`;
      if (target === "") inResort(entry, list, index, `The icon ${name} leads nowhere. ${orOut}`);
      else if (isHomePage(target))
        inResort(
          entry,
          list,
          index,
          `${target} is the home page of ${name}, not yours. Write the address of your page.`,
        );
    }
  for (const [index, { name, target }] of resort.footerServices.entries())
    if (target === "")
      inResort(
        `footer-${inName(name)}`,
        "footerServices",
        index,
        `${name} in the footer leads nowhere. ${orOut}`,
      );
  for (const [index, { slug, title, details }] of offers.entries())
    if (!details)
      found.push({
        name: `button-${slug}`,
        group,
        file: "offers.yaml",
        path: ["offers", index],
        todo: `MORE DETAILS of ${title} opens nothing. Write details (docs/editing-content.md shows how).`,
      });
  for (const page of pageNames)
    if (!navigation.some(({ to }) => to === pagePaths[page]))
      found.push({
        name: `page-${page}`,
        group,
        file: "navigation.yaml",
        path: ["navigation"],
        todo: `No link of the navigation leads to ${pagePaths[page]}. Write one, or confirm that none is meant.`,
      });
  found.push({
    name: "popup",
    group,
    file: "home.yaml",
    path: ["login", "title"],
    todo: `The form below "${home.login.title}" sends nothing, as its note says. Confirm that this is meant.`,
  });
  return found;
}

const orOut = "Write its address, or take the entry out.";

const isHomePage = (target: string) => /^https?:\/\//.test(target) && new URL(target).pathname === "/";
