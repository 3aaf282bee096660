import type { Content, SubjectFile } from "#content/schema/subjects.ts";
import { pageNames, pagePaths } from "#shared/pages.ts";
import type { ContentFiles } from "../content/content-file.ts";
import { type ReadEdition, sayMissing } from "../content/editions.ts";
import type { Path } from "../content/fields.ts";
import { pictureEntries } from "../pictures/entries.ts";
import {
  isPlaceholderHost,
  isPlaceholderName,
  isPlaceholderRegion,
  isPlaceholderTelephone,
} from "./placeholders.ts";

/** The parts of the list, in its order. */
export const launchGroups = [
  "Confirmed by name",
  "Who and where you are",
  "How inquiries reach you",
  "Our sample texts",
  "The region in titles and texts",
  "What guests say and ask",
  "Menu, prices and discounts",
  "Buttons and links that do nothing",
  "Pictures and film",
  "Languages",
] as const;

type LaunchGroup = (typeof launchGroups)[number];

/** What an owner can do about a finding in the editor's list, without opening the form. */
export type Action =
  /** Enters the finding's name in confirmed.yaml. */
  | { kind: "confirm"; label: string }
  | { kind: "put"; label: string; path: Path; value: unknown }
  | { kind: "remove"; label: string; path: Path }
  /** Puts in what the owner writes or picks for each field, and `sets` with it. */
  | {
      kind: "write";
      label: string;
      fields: readonly Path[];
      as: "words" | "day";
      sets?: { path: Path; value: unknown };
    };

export const right: Action = { kind: "confirm", label: "It is right" };

export const write = (path: Path, as: "words" | "day" = "words"): Action => ({
  kind: "write",
  label: "Save",
  fields: [path],
  as,
});

export const put = (label: string, path: Path, value: unknown): Action => ({
  kind: "put",
  label,
  path,
  value,
});

export const leaveOut = (path: Path) => put("Left out on purpose", path, null);

export const remove = (path: Path): Action => ({ kind: "remove", label: "Take it out", path });

/** Something that only the owner can know or do. */
export interface Finding {
  /** Its unique name in content/confirmed.yaml, such as picture-hero-dawn. */
  name: string;
  group: LaunchGroup;
  /** Undefined for the service's settings. */
  file?: SubjectFile;
  path: Path;
  /** The path of the edition whose list of missing texts says more. */
  edition?: string;
  /** What it is and what to do: a sentence or two. */
  todo: string;
  /** At least one. */
  actions: readonly Action[];
}

/** What the list is made from. */
export interface Evidence {
  content: Content;
  /** The same as it is written, with {name} and lines. */
  files: ContentFiles;
  mediaFolder: string;
  /** The editions in other languages. */
  editions: readonly ReadEdition[];
  /** The service's settings, as far as they are known here. */
  env: Readonly<Record<string, string | undefined>>;
}

export type Finder = (evidence: Evidence) => Iterable<Finding>;

export const otherFinders: readonly Finder[] = [
  findInResort,
  findInSettings,
  findInLinks,
  findInPictures,
  findInEditions,
];

/** Makes the findings of one group and file. Without `actions` the owner confirms. */
export const findingIn =
  (group: LaunchGroup, file?: SubjectFile) =>
  (name: string, path: Path, todo: string, ...actions: Action[]): Finding => ({
    name,
    group,
    ...(file && { file }),
    path,
    todo,
    actions: actions.length > 0 ? actions : [right],
  });

/** Placeholder name, telephones and addresses, and what only the owner can tell of the house. */
function* findInResort({ content: { resort } }: Evidence) {
  const { name, siteUrl, telephones, chatTelephone, email, address, place } = resort;
  const found = findingIn("Who and where you are", "resort.yaml");
  if (!resort.nameConfirmed) {
    const todo = isPlaceholderName(name)
      ? `"${name}" is our placeholder. Write the resort's name.`
      : `Is "${name}" the resort's name?`;
    yield found("name", ["name"], todo, write(["name"]), put(right.label, ["nameConfirmed"], true));
  }
  const wrong = {
    siteUrl:
      isPlaceholderHost(new URL(siteUrl).hostname) &&
      `No guest can open ${siteUrl}. Write the address of the public site.`,
    chatTelephone:
      isPlaceholderTelephone(chatTelephone) &&
      `Nobody has ${chatTelephone}. Write the number of your WhatsApp.`,
    email: isPlaceholderHost(email) && `No mail arrives at ${email}. Write your mail address.`,
  };
  for (const [key, todo] of Object.entries(wrong)) if (todo) yield found(key, [key], todo, write([key]));
  for (const [index, telephone] of telephones.entries()) {
    if (!isPlaceholderTelephone(telephone)) continue;
    const path = ["telephones", index];
    const [or, ways] = telephones.length > 1 ? [", or take it out", [remove(path)]] : ["", []];
    const todo = `Nobody has ${telephone}. Write your number${or}.`;
    yield found(`telephone-${index + 1}`, path, todo, write(path), ...ways);
  }
  if (address.street === "") {
    const path = ["address", "street"];
    const todo = "The address has no street or village yet. Write it, or confirm that there is none.";
    yield found("street", path, todo, write(path), right);
  }
  if (address.postalCode === "246179" && !isPlaceholderRegion(`${address.district} ${address.state}`)) {
    const path = ["address", "postalCode"];
    yield found("postal-code", path, "246179 is the code of Pauri Garhwal. Write yours.", write(path));
  }
  for (const [key, number] of Object.entries({ gstin: "GSTIN", fssai: "FSSAI number" }))
    if (resort[key as "gstin" | "fssai"] === "") {
      const todo = `Do you have a ${number}? Write it, or leave it out.`;
      yield found(key, [key], todo, write([key]), leaveOut([key]));
    }
  const open = {
    host:
      !resort.host &&
      "Who receives your guests? Write a name, a picture and a sentence for About Us and Contact in the form, or confirm that nobody is named.",
    answerHours:
      !resort.answerHours &&
      "Within how many hours do you answer an inquiry? Write the number in the form, or confirm that you promise none.",
  };
  for (const [key, todo] of Object.entries(open)) if (todo) yield found(key, [key], todo);
  if (place.precision !== "exact") {
    const todo =
      "The map marks the area of the PIN code. Write latitude, longitude and height of the house in the form.";
    const isExact = put("The numbers are the house", ["place", "precision"], "exact");
    yield found("place", ["place"], todo, isExact, right);
  }
}

/** Settings that may be on the list. If one is set on this machine, its confirmation is still no mistake. */
export const settingNames = ["SMTP_URL", "INQUIRY_ADDRESS"] as const;

/** Where inquiries go. Posted to EmailJS they need no mail server of the owner's. */
function* findInSettings({ content: { inquirySettings }, env }: Evidence) {
  if (inquirySettings.endpoint !== "") return;
  const address = env.INQUIRY_ADDRESS?.trim() || "inquiry@localhost";
  const todos = {
    SMTP_URL:
      !env.SMTP_URL?.trim() &&
      "No mail server is set: inquiries become files, and nobody is mailed. Your mail provider tells you what to write.",
    INQUIRY_ADDRESS:
      /@localhost$/.test(address) &&
      `Inquiries are mailed to ${address}, which nobody reads. Write the address where you read them.`,
  };
  const elsewhere: Action = { kind: "confirm", label: "It is set on the site's own machine" };
  for (const [name, todo] of Object.entries(todos))
    if (todo) yield findingIn("How inquiries reach you")(name, [], todo, elsewhere);
}

/** Links and buttons that do nothing, and pages without a link in the navigation. */
function* findInLinks({ content, files }: Evidence) {
  const { resort, offers, home, navigation } = content;
  const group = "Buttons and links that do nothing";
  const inResort = findingIn(group, "resort.yaml");
  const orOut = "Write its address, take it out, or confirm that it is none.";
  for (const [list, place] of [
    ["topBarSocial", "top-bar"],
    ["aboutSocial", "about"],
    ["footerServices", "footer"],
  ] as const)
    for (const [index, { name, target }] of resort[list].entries()) {
      const isHomePage = /^https?:\/\//.test(target) && new URL(target).pathname === "/";
      const isService = list === "footerServices";
      const todo = isHomePage
        ? `${target} is the home page of ${name}, not yours. Write the address of your page.`
        : `${isService ? `${name} in the footer` : `The icon ${name}`} leads nowhere. ${orOut}`;
      const path = [list, index, "target"];
      if (target === "" || (isHomePage && !isService))
        yield inResort(`${place}-${inName(name)}`, path, todo, write(path), remove([list, index]), right);
    }
  for (const [index, { slug, title, details }] of offers.entries()) {
    const todo = `MORE DETAILS of ${title} opens nothing. Write the details in its form, or confirm that there are none.`;
    if (!details) yield findingIn(group, "offers.yaml")(`button-${slug}`, ["offers", index], todo);
  }
  // The footer's last line leads to Privacy.
  for (const page of pageNames.filter((each) => each !== "privacy")) {
    const to = pagePaths[page];
    const name = files[`pages/${page}.yaml`].value as { crumb?: string };
    if (navigation.some((link) => link.to === to)) continue;
    const todo = `No link of the navigation leads to ${to}. Add one, or confirm that none is meant.`;
    const add = put("Add a link", ["navigation", navigation.length], { label: name.crumb ?? page, to });
    yield findingIn(group, "navigation.yaml")(`page-${page}`, ["navigation"], todo, add, right);
  }
  const todo = `The form below "${home.login.title}" sends nothing, as its note says. Confirm that this is meant.`;
  yield findingIn(group, "home.yaml")("popup", ["login", "title"], todo);
}

/** Pictures without a credit, which are illustrations, and our logo. */
function* findInPictures({ content }: Evidence) {
  const group = "Pictures and film";
  if (!content.resort.mark)
    yield findingIn(group, "resort.yaml")(
      "logo",
      ["mark"],
      "The logo and the browser's icon are our berry. Put yours, a square SVG file, in its place, or confirm that you keep the berry.",
    );
  for (const name of Object.keys(pictureEntries(content)))
    if (!content.pictures[name]?.credit)
      yield findingIn(group, "pictures.yaml")(
        `picture-${name}`,
        [name],
        `${name} is an illustration. Put a photograph in its place and write who took it (credit), or confirm that you keep it.`,
      );
}

/** 'FAMILY FUN' as part of a name: family-fun. */
export function inName(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "");
}

/** What a public edition lacks, and whether somebody has read it: no program sees that it speaks of another resort. */
function* findInEditions({ editions }: Evidence): Generator<Finding> {
  const finding = findingIn("Languages", "editions.yaml");
  for (const [index, { path, name, isPublic, mistakes, outdated, missing }] of editions.entries()) {
    if (!isPublic) continue;
    const inList = (...of: Parameters<typeof finding>) => ({ ...finding(...of), edition: path });
    const at = ["editions", index + 1];
    const isPublicAt = [...at, "isPublic"];
    yield finding(
      `read-${path}`,
      isPublicAt,
      `Guests see ${name}. What you change in the first language stays here as it was. Let somebody who reads it read all of its pages, or switch it off.`,
      put("Switch it off", isPublicAt, false),
      right,
    );
    if (mistakes.length > 0)
      yield inList(`mistakes-${path}`, at, `${name} has mistakes, which npm run check lists. Correct them.`);
    if (outdated.length > 0)
      yield inList(
        `outdated-${path}`,
        at,
        `${name} has texts that no longer have a place in content/. npm run check lists them.`,
      );
    if (missing.length > 0)
      yield inList(
        `missing-${path}`,
        at,
        `${name}: ${sayMissing(missing)} Write them in content/${path}/, or confirm that guests read them as they are.`,
      );
  }
}
