import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { parse, stringify } from "yaml";
import type { SubjectFile } from "#content/schema/subjects.ts";
import { contentFolder } from "#site-build/content/site-content.ts";
import { mediaFolder } from "#site-build/site-folder.ts";
import { writeIn } from "../edition-texts.ts";
import { suggestEdition } from "../suggest-edition.ts";
import { ContentStore } from "./content-store.ts";

// biome-ignore lint/suspicious/noExplicitAny: the tests look into the data of several files.
type Data = any;

let folder: string;
let store: ContentStore;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kafal-drafts-"));
  cpSync(contentFolder, join(folder, "content"), { recursive: true });
  store = openStore();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A store as after a restart. */
function openStore() {
  const folders = {
    content: join(folder, "content"),
    drafts: join(folder, "drafts"),
    trial: join(folder, "trial"),
  };
  const pictures = { isAside: () => false, bringIn() {}, setAside() {}, misfits: () => [] };
  return new ContentStore({ ...folders, media: mediaFolder }, pictures);
}

const pathOf = (file: SubjectFile) => join(folder, "content", file);
const inFile = (file: SubjectFile) => parse(readFileSync(pathOf(file), "utf8"));
const draftOf = (file: SubjectFile) => join(folder, "drafts", `${file}.json`);

/** A change of a form that shows what the file and its draft are now. */
function edit(file: SubjectFile, change: (value: Data) => void) {
  const base = store.open(file).value;
  const value = structuredClone(base);
  change(value);
  return store.change(file, base, value);
}

/** A change by another program. */
function editFile(file: SubjectFile, before: string, after: string) {
  const text = readFileSync(pathOf(file), "utf8");
  expect(text).toContain(before);
  writeFileSync(pathOf(file), text.replace(before, after));
}

describe("one wrong field holds back nothing but itself", () => {
  test("a wrong third telephone leaves the new e-mail alone", () => {
    const { unfinished, mistakes } = edit("resort.yaml", (resort) => {
      resort.telephones[2] = "call us";
      resort.email = "hello@kafalridge.example";
    });
    expect(inFile("resort.yaml")).toMatchObject({ email: "hello@kafalridge.example" });
    expect(inFile("resort.yaml").telephones[2]).toBe("+91 00000 00000");
    expect(unfinished).toEqual([
      { path: ["telephones", 2], message: expect.stringMatching(/must look like/) },
    ]);
    expect(mistakes).toMatchObject([{ path: ["telephones", 2] }]);
    store = openStore();
    expect((store.open("resort.yaml").value as Data).telephones[2]).toBe("call us");
    const { unfinished: none } = edit("resort.yaml", (resort) => {
      resort.telephones[2] = "+91 11111 11111";
    });
    expect([none, existsSync(draftOf("resort.yaml"))]).toEqual([[], false]);
    expect(inFile("resort.yaml").telephones[2]).toBe("+91 11111 11111");
  });

  test.each([
    ["12.000", "Did you mean 12000? Write it without the point."],
    ["45", "Remove the quotation marks."],
  ])("a price that is the text %j stays a draft with its advice", (amount, advice) => {
    const { unfinished } = edit("packages.yaml", ({ packages }) => {
      packages[0].price.amount = amount;
    });
    expect(unfinished).toMatchObject([{ message: expect.stringContaining(advice) }]);
    expect(inFile("packages.yaml").packages[0].price.amount).not.toBe(amount);
  });

  test("a wrong price leaves the details of its package alone, also those that are changed later", () => {
    edit("packages.yaml", ({ packages }) => {
      packages[0].price.amount = "9,800";
    });
    const { unfinished } = edit("packages.yaml", ({ packages }) => {
      packages[0].title = "Quiet Days";
      packages[0].details.splice(1, 1);
      packages[0].details[0] = "One night, breakfast and the evening fire";
      packages[0].details.push("A walk with a guide");
    });
    expect(unfinished).toMatchObject([{ path: ["packages", 0, "price", "amount"] }]);
    const written = inFile("packages.yaml").packages[0];
    expect([written.title, written.details.at(0), written.details.at(-1)]).toEqual([
      "Quiet Days",
      "One night, breakfast and the evening fire",
      "A walk with a guide",
    ]);
  });

  test("a new package stays a draft as a whole until it is right", () => {
    edit("packages.yaml", (all) => {
      all.packages.push({ title: "Winter" });
      all.packages[0].tagline = "Rest";
    });
    const { unfinished, mistakes } = store.open("packages.yaml");
    expect(unfinished).toMatchObject([{ path: ["packages", 3] }]);
    expect(mistakes.length).toBeGreaterThan(4);
    expect(inFile("packages.yaml").packages).toHaveLength(3);
    expect(inFile("packages.yaml").packages[0].tagline).toBe("Rest");
    edit("packages.yaml", (all) => {
      all.packages[3] = { ...all.packages[0], slug: "winter", title: "Winter" };
    });
    expect(inFile("packages.yaml").packages[3].title).toBe("Winter");
  });

  test("two fields that must fit together are written together, beside a wrong one", () => {
    edit("packages.yaml", ({ packages }) => {
      packages[0].people = "3 people";
      packages[0].subtitle = "3 people, 1 cottage";
      packages[1].tagline = "";
    });
    expect(inFile("packages.yaml").packages[0]).toMatchObject({
      people: "3 people",
      subtitle: "3 people, 1 cottage",
    });
    expect(inFile("packages.yaml").packages[1].tagline).not.toBe("");
  });

  test("a change that makes another place wrong is held back", () => {
    const { unfinished } = edit("pictures.yaml", (pictures) => {
      delete pictures["menu-pizza"];
      pictures["hero-dawn"].alt = "The first light";
    });
    expect(inFile("pictures.yaml")["menu-pizza"]).toBeDefined();
    expect(inFile("pictures.yaml")["hero-dawn"].alt).toBe("The first light");
    expect(unfinished).toEqual([{ path: ["menu-pizza"], message: expect.stringMatching(/menu-pizza/) }]);
  });

  test("becomes valid by a change of another file", () => {
    const before = inFile("menu.yaml").menu[0].picture;
    const { unfinished } = edit("menu.yaml", ({ menu }) => {
      menu[0].picture = "new-one";
    });
    expect(unfinished).toHaveLength(1);
    edit("pictures.yaml", (pictures) => {
      pictures["new-one"] = pictures["menu-pizza"];
    });
    expect(inFile("menu.yaml").menu[0].picture).toBe("new-one");
    expect(store.open("menu.yaml").unfinished).toEqual([]);
    // One step, because the menu cannot be without the picture.
    store.goBack("undo");
    expect(inFile("menu.yaml").menu[0].picture).toBe(before);
    expect(inFile("pictures.yaml")["new-one"]).toBeUndefined();
    expect(store.history).toEqual({ canUndo: false, canRedo: true });
  });

  test("is discarded when the owner says so", () => {
    const { version } = edit("menu.yaml", ({ menu }) => {
      menu[0].price = "cheap";
      menu[1].price = "dear";
    });
    expect(() => store.decide("menu.yaml", "old", ["menu", 0, "price"], "file")).toThrow(/changed elsewhere/);
    const { unfinished, value } = store.decide("menu.yaml", version, ["menu", 0, "price"], "file");
    expect(unfinished).toMatchObject([{ path: ["menu", 1, "price"] }]);
    expect((value as Data).menu[0].price).toBe(inFile("menu.yaml").menu[0].price);
  });

  test("only the machine's user can read a draft", () => {
    edit("menu.yaml", ({ menu }) => {
      menu[0].price = "cheap";
    });
    expect(statSync(draftOf("menu.yaml")).mode & 0o777).toBe(0o600);
  });
});

describe("changes on two sides", () => {
  test("of different fields are both written", () => {
    const base = store.open("packages.yaml").value;
    editFile("packages.yaml", "tagline: Relax & Rejuvenate", "tagline: Rest");
    const value: Data = structuredClone(base);
    value.packages[0].price.amount = 6500;
    store.change("packages.yaml", base, value);
    expect(inFile("packages.yaml").packages[0]).toMatchObject({ tagline: "Rest", price: { amount: 6500 } });
  });

  test.each(["own", "other"] as const)(
    "of one field: both are kept until one is chosen, here the %s",
    (keep) => {
      const base: Data = store.open("packages.yaml").value;
      editFile("packages.yaml", "amount: 6000", "amount: 7000");
      const value = structuredClone(base);
      value.packages[0].price.amount = 6500;
      value.packages[1].tagline = "Thrill";
      const { choices, version } = store.change("packages.yaml", base, value);
      expect(choices).toEqual([{ path: ["packages", 0, "price", "amount"], value: 7000 }]);
      expect(inFile("packages.yaml").packages).toMatchObject([
        { price: { amount: 7000 } },
        { tagline: "Thrill" },
        {},
      ]);
      store = openStore();
      edit("packages.yaml", (all) => all.packages.reverse());
      const moved = store.open("packages.yaml");
      expect(moved.choices).toEqual([{ path: ["packages", 2, "price", "amount"], value: 7000 }]);
      expect(moved.version).not.toBe(version);
      const { choices: none } = store.decide(
        "packages.yaml",
        moved.version,
        moved.choices[0]?.path ?? [],
        keep,
      );
      expect(none).toEqual([]);
      expect(inFile("packages.yaml").packages[2].price.amount).toBe(keep === "own" ? 6500 : 7000);
    },
  );

  test("of one field that is wrong on both: neither word is lost", () => {
    const base: Data = store.open("menu.yaml").value;
    for (const price of ["cheap", "dear"]) {
      const value = structuredClone(base);
      value.menu[0].price = price;
      store.change("menu.yaml", base, value);
    }
    const { value, choices } = store.open("menu.yaml");
    expect((value as Data).menu[0].price).toBe("dear");
    expect(choices).toEqual([{ path: ["menu", 0, "price"], value: "cheap" }]);
  });

  test("a request that is sent again changes nothing", () => {
    const base: Data = store.open("menu.yaml").value;
    const value = structuredClone(base);
    value.dishes.push({ name: "Arsa" });
    const first = store.change("menu.yaml", base, value);
    expect(store.change("menu.yaml", base, value)).toEqual(first);
  });

  test("what was accepted before a crash is written afterwards", () => {
    const { value }: Data = store.open("menu.yaml");
    const next = structuredClone(value);
    next.menu[0].price = 77;
    mkdirSync(join(folder, "drafts"));
    writeFileSync(draftOf("menu.yaml"), JSON.stringify({ base: value, value: next, choices: [] }));
    store.open("menu.yaml");
    expect([inFile("menu.yaml").menu[0].price, existsSync(draftOf("menu.yaml"))]).toEqual([77, false]);
  });
});

describe("several files in one step", () => {
  const menu = (price: number) =>
    edit("menu.yaml", (all) => {
      all.menu[0].price = price;
    });
  const tagline = (text: string) =>
    edit("packages.yaml", ({ packages }) => {
      packages[0].tagline = text;
    });

  test("leave the drafts of other files as they were if the step fails halfway", () => {
    edit("menu.yaml", (content) => {
      content.menu[0].price = "cheap";
    });
    const failing = () =>
      store.asOneStep(() => {
        menu(77);
        throw new Error("The second file is wrong.");
      });
    expect(failing).toThrow();
    expect((store.open("menu.yaml").value as Data).menu[0].price).toBe("cheap");
  });

  test("stay as they were if the step fails halfway", () => {
    menu(77);
    store.goBack("undo");
    const failing = () =>
      store.asOneStep(() => {
        tagline("Rest");
        throw new Error("The second file is wrong.");
      });
    expect(failing).toThrow("The second file is wrong.");
    expect(inFile("packages.yaml").packages[0].tagline).toBe("Relax & Rejuvenate");
    expect(store.history).toEqual({ canUndo: false, canRedo: true });
  });

  test("are undone together or not at all", () => {
    store.asOneStep(() => {
      tagline("Rest");
      menu(77);
    });
    editFile("packages.yaml", "tagline: Rest", "tagline: Sleep");
    expect(() => store.goBack("undo")).toThrow(/^That cannot be undone/);
    expect(inFile("menu.yaml").menu[0].price).toBe(77);
    expect(store.history).toEqual({ canUndo: false, canRedo: false });
  });
});

describe("undo", () => {
  const tagline = (text: string) =>
    edit("packages.yaml", ({ packages }) => {
      packages[0].tagline = text;
    });

  test("leaves what was changed elsewhere", () => {
    tagline("Rest");
    editFile("packages.yaml", "amount: 6000", "amount: 7000");
    store.goBack("undo");
    expect(inFile("packages.yaml").packages[0]).toMatchObject({
      tagline: "Relax & Rejuvenate",
      price: { amount: 7000 },
    });
    store.goBack("redo");
    expect(inFile("packages.yaml").packages[0]).toMatchObject({ tagline: "Rest", price: { amount: 7000 } });
  });

  test("says which files it has changed: the open form may be another one", () => {
    tagline("Rest");
    edit("pictures.yaml", (pictures) => {
      pictures["new-one"] = pictures["menu-pizza"];
    });
    expect([store.goBack("undo"), store.goBack("undo"), store.goBack("undo")]).toEqual([
      ["pictures.yaml"],
      ["packages.yaml"],
      [],
    ]);
    expect(store.goBack("redo")).toEqual(["packages.yaml"]);
  });

  test("says why it cannot: the same field was changed elsewhere", () => {
    tagline("Rest");
    editFile("packages.yaml", "tagline: Rest", "tagline: Sleep");
    expect(() => store.goBack("undo")).toThrow(
      "That cannot be undone. The field has been changed elsewhere since then.",
    );
    expect(inFile("packages.yaml").packages[0].tagline).toBe("Sleep");
  });

  test("says why it cannot: it would make the content wrong", () => {
    edit("pictures.yaml", (pictures) => {
      pictures["new-one"] = pictures["menu-pizza"];
    });
    editFile("menu.yaml", "picture: menu-pizza", "picture: new-one");
    expect(() => store.goBack("undo")).toThrow(/^That cannot be undone\. .*new-one/);
    expect(inFile("pictures.yaml")["new-one"]).toBeDefined();
  });
});

test("a file that another program has broken is named with its line and what to do", () => {
  const { value } = store.open("packages.yaml");
  editFile("packages.yaml", "tagline: Relax & Rejuvenate", 'tagline: "Relax & Rejuvenate');
  const line = readFileSync(pathOf("packages.yaml"), "utf8").split('"Relax', 1)[0]?.split("\n").length;
  const sentence = new RegExp(
    `^content/packages\\.yaml, line ${line}, .+: the quotation mark at the end is missing`,
  );
  expect(() => store.open("packages.yaml")).toThrow(sentence);
  expect(() => store.change("packages.yaml", value, value)).toThrow(sentence);
});

describe("the texts of another language", () => {
  beforeEach(() => {
    edit("editions.yaml", ({ editions }) => editions.push(suggestEdition("de", [])));
    mkdirSync(join(folder, "content/de"));
    const { menu } = inFile("menu.yaml");
    const texts = { menu: menu.map(({ name }: { name: string }) => ({ name: `${name}!` })) };
    writeFileSync(join(folder, "content/de/menu.yaml"), `# In German\n${stringify(texts)}`);
  });

  /** A change of the form beside the first language. */
  const translate = (file: SubjectFile, at: (string | number)[], text: string) => {
    const base = store.open(`de/${file}`).value;
    return store.change(`de/${file}`, base, writeIn(base, inFile(file), at, text));
  };
  const inGerman = (file: SubjectFile) => inFile(`de/${file}` as SubjectFile);

  test("are written into its own file, and undone", () => {
    const before = readFileSync(join(folder, "content/de/menu.yaml"), "utf8");
    translate("menu.yaml", ["menu", 1, "name"], "Fladen");
    translate("packages.yaml", ["packages", 0, "title"], "Einfach");
    expect(readFileSync(join(folder, "content/de/menu.yaml"), "utf8")).toBe(
      before.replace("name: Pizza!", "name: Fladen"),
    );
    expect(inGerman("packages.yaml")).toEqual({ packages: { "basic-getaway": { title: "Einfach" } } });
    store.goBack("undo");
    expect(existsSync(join(folder, "content/de/packages.yaml"))).toBe(false);
    store.goBack("redo");
    expect(inGerman("packages.yaml").packages["basic-getaway"].title).toBe("Einfach");
    store.goBack("undo");
    store.goBack("undo");
    expect(readFileSync(join(folder, "content/de/menu.yaml"), "utf8")).toBe(before);
  });

  test("wait as a draft while they are wrong, and hold back nothing else", () => {
    translate("packages.yaml", ["packages", 0, "subtitle"], "{people}, {nonsense}");
    const { unfinished, mistakes } = translate("packages.yaml", ["packages", 0, "title"], "Einfach");
    expect(unfinished).toMatchObject([{ path: ["packages", "basic-getaway", "subtitle"] }]);
    expect(mistakes[0]?.message).toMatch(/nonsense/);
    expect(inGerman("packages.yaml")).toEqual({ packages: { "basic-getaway": { title: "Einfach" } } });
    store = openStore();
    expect(store.open("de/packages.yaml").unfinished).toEqual(unfinished);
  });

  test("go with their entries, in one step with them", () => {
    const before = inGerman("menu.yaml");
    const [first, second, ...others] = before.menu;
    edit("menu.yaml", ({ menu }) => menu.unshift(...menu.splice(1, 1)));
    expect(inGerman("menu.yaml").menu).toEqual([second, first, ...others]);
    edit("menu.yaml", ({ menu }) => menu.push({ ...menu[0], name: "Arsa" }));
    expect(inGerman("menu.yaml").menu).toEqual([second, first, ...others, {}]);
    // An entry that is not finished has no texts yet.
    edit("menu.yaml", ({ menu }) => menu.push({ name: "Half" }));
    expect(inGerman("menu.yaml").menu).toHaveLength(before.menu.length + 1);
    edit("menu.yaml", ({ menu }) => menu.shift());
    expect(inGerman("menu.yaml").menu).toEqual([first, ...others, {}]);
    for (let step = 0; step < 3; step += 1) store.goBack("undo");
    expect(inGerman("menu.yaml")).toEqual(before);
    expect(inFile("menu.yaml").menu).toHaveLength(before.menu.length);
  });

  test("of a draft go with their entries, too", () => {
    translate("packages.yaml", ["packages", 1, "subtitle"], "{people}, {nonsense}");
    edit("packages.yaml", ({ packages }) => {
      packages.unshift(packages.pop());
      packages[2].slug = "adventure";
    });
    const at = ["packages", "adventure", "subtitle"];
    expect(store.open("de/packages.yaml").unfinished).toMatchObject([{ path: at }]);
  });
});
