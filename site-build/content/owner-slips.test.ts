import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { SubjectFile } from "#content/schema/subjects.ts";
import { projectRoot } from "../site-folder.ts";
import { tellMistake } from "./mistake.ts";
import { readContent } from "./read-content.ts";
import { contentFolder } from "./site-content.ts";

/** A slip of the kind that owners make, as docs/content-mistakes.md tells of it. */
interface OwnerSlip {
  slip: string;
  file: SubjectFile;
  before: string;
  after: string;
  /** How the whole file is saved, where that is the slip. */
  save?: (text: string) => Uint8Array;
}

const utf8 = (text: string) => new TextEncoder().encode(text);

const ownerSlips: readonly OwnerSlip[] = [
  { slip: "a price between quotation marks", file: "menu.yaml", before: "price: 45", after: 'price: "45"' },
  { slip: "₹ in a price", file: "menu.yaml", before: "price: 45", after: "price: ₹45" },
  { slip: "Rs. and a stroke", file: "menu.yaml", before: "price: 45", after: "price: Rs. 45/-" },
  { slip: "a comma in the thousands", file: "packages.yaml", before: "amount: 6000", after: "amount: 6,000" },
  { slip: "a comma for a point", file: "testimonials.yaml", before: "rating: 4.5", after: "rating: 4,5" },
  { slip: "numerals in Devanagari", file: "menu.yaml", before: "price: 45", after: "price: ४५" },
  { slip: "a price in words", file: "menu.yaml", before: "price: 45", after: "price: on request" },
  { slip: "a price below 0", file: "menu.yaml", before: "price: 45", after: "price: -45" },
  { slip: "no price at all", file: "menu.yaml", before: "price: 45", after: "price:" },
  { slip: "the line is gone", file: "menu.yaml", before: "    price: 45\n", after: "" },
  { slip: "the field is written wrong", file: "menu.yaml", before: "price: 45", after: "pirce: 45" },
  {
    slip: "a field twice",
    file: "menu.yaml",
    before: "    price: 45\n",
    after: "    price: 45\n    price: 50\n",
  },
  {
    slip: "an unknown field",
    file: "menu.yaml",
    before: "    price: 45\n",
    after: "    price: 45\n    spicy: true\n",
  },
  { slip: "no space after the colon", file: "menu.yaml", before: "price: 45", after: "price:45" },
  { slip: "no space after the dash", file: "resort.yaml", before: "- Resorts", after: "-Resorts" },
  {
    slip: "a quotation mark missing at the end",
    file: "home.yaml",
    before: "action: Book Now",
    after: 'action: "Book Now',
  },
  {
    slip: "a quotation mark missing at the beginning",
    file: "home.yaml",
    before: "action: Book Now",
    after: 'action: Book Now"',
  },
  {
    slip: "curly quotation marks",
    file: "home.yaml",
    before: "action: Book Now",
    after: "action: “Book Now”",
  },
  { slip: "curly ones around a price", file: "menu.yaml", before: "price: 45", after: "price: “45”" },
  {
    slip: "quotation marks inside of others",
    file: "home.yaml",
    before: "action: Book Now",
    after: 'action: "Book "Now""',
  },
  {
    slip: "a colon in a text",
    file: "home.yaml",
    before: "action: Book Now",
    after: "action: Hurry: book now",
  },
  {
    slip: "a colon in a list",
    file: "packages.yaml",
    before: "- Welcome drink\n",
    after: "- Welcome drink: buransh\n",
  },
  {
    slip: "a text that begins with a brace",
    file: "home.yaml",
    before: "action: Book Now",
    after: "action: {name} now",
  },
  {
    slip: "a text that begins with @",
    file: "home.yaml",
    before: "action: Book Now",
    after: "action: @kafal",
  },
  { slip: "# in a text", file: "home.yaml", before: "action: Book Now", after: "action: Book cottage #5" },
  { slip: "a tab", file: "menu.yaml", before: "    price: 45", after: "\tprice: 45" },
  {
    slip: "a line too far to the right",
    file: "menu.yaml",
    before: "    price: 45",
    after: "      price: 45",
  },
  { slip: "one space too few", file: "menu.yaml", before: "    price: 45", after: "   price: 45" },
  { slip: "a line too far to the left", file: "menu.yaml", before: "    price: 45", after: "price: 45" },
  {
    slip: "a list in one line",
    file: "home.yaml",
    before: "  pictures:\n    - hero-dawn\n    - hero-noon\n    - hero-mist\n    - hero-dusk\n",
    after: "  pictures: hero-dawn, hero-noon\n",
  },
  { slip: "yes instead of true", file: "testimonials.yaml", before: "sample: true", after: "sample: yes" },
  { slip: "an icon that there is not", file: "services.yaml", before: "icon: bed\n", after: "icon: bedd\n" },
  {
    slip: "a picture's name written wrong",
    file: "menu.yaml",
    before: "picture: menu-pizza",
    after: "picture: menu-piza",
  },
  {
    slip: "a picture that nobody has entered",
    file: "home-gallery.yaml",
    before: "picture: gallery-river",
    after: "picture: our-terrace",
  },
  {
    slip: "a file that does not lie there",
    file: "pictures.yaml",
    before: "file: menu-pizza.webp",
    after: "file: menu-piza.webp",
  },
  {
    slip: "a telephone without its country",
    file: "resort.yaml",
    before: "  - +91 00000 00000\n",
    after: "  - 98765 43210\n",
  },
  {
    slip: "six telephones",
    file: "resort.yaml",
    before: "telephones:\n",
    after: `telephones:\n${"  - +91 98765 43210\n".repeat(3)}`,
  },
  {
    slip: "a number in braces that there is not",
    file: "pages/offers.yaml",
    before: "{OfferCount} {offerCount|reason|",
    after: "{OffersCount} {offerCount|reason|",
  },
  {
    slip: "a choice of words with one of them",
    file: "pages/offers.yaml",
    before: "{offerCount|reason|reasons}",
    after: "{offerCount|reasons}",
  },
  {
    slip: "a word in letters that the site cannot draw",
    file: "home.yaml",
    before: "word: काफल",
    after: "word: ஊட்டி",
  },
  {
    slip: "a day with points",
    file: "offers.yaml",
    before: "    picture: offer-long-stay",
    after: "    until: 5.1.2027\n    picture: offer-long-stay",
  },
  {
    slip: "31 February",
    file: "offers.yaml",
    before: "    picture: offer-long-stay",
    after: "    until: 2027-02-31\n    picture: offer-long-stay",
  },
  {
    slip: "a last day before the first",
    file: "offers.yaml",
    before: "    picture: offer-long-stay",
    after: "    from: 2026-12-20\n    until: 2026-01-05\n    picture: offer-long-stay",
  },
  {
    slip: "every year, but one day only",
    file: "offers.yaml",
    before: "    picture: offer-long-stay",
    after: "    from: 12-20\n    picture: offer-long-stay",
  },
  {
    slip: "two seasons for one day",
    file: "packages.yaml",
    before: "      amount: 6000\n",
    after:
      "      amount: 6000\n      seasons:\n        - { from: 04-15, until: 06-30, amount: 7000 }\n        - { from: 06-30, until: 07-31, amount: 5000 }\n",
  },
  {
    slip: "other words for a price",
    file: "packages.yaml",
    before: "amount: 6000",
    after: "amount: on reqest",
  },
  {
    slip: "two versions after a merge",
    file: "menu.yaml",
    before: "    price: 45\n",
    after: "<<<<<<< mine\n    price: 45\n=======\n    price: 50\n>>>>>>> theirs\n",
  },
  {
    slip: "saved as Windows text (windows-1252)",
    file: "home.yaml",
    before: "action: Book Now",
    after: "action: Café",
    save: (text) => Uint8Array.from(text, (letter) => letter.charCodeAt(0)),
  },
  {
    slip: "saved as UTF-16",
    file: "menu.yaml",
    before: "price: 45",
    after: "price: 45",
    save: (text) => new Uint8Array(Buffer.from(`\uFEFF${text}`, "utf16le")),
  },
  {
    slip: "saved with line ends of Windows",
    file: "menu.yaml",
    before: "price: 45",
    after: "price: 50",
    save: (text) => utf8(text.replaceAll("\n", "\r\n")),
  },
  {
    slip: "saved with a byte order mark (BOM)",
    file: "menu.yaml",
    before: "price: 45",
    after: "price: 50",
    save: (text) => utf8(`\uFEFF${text}`),
  },
  { slip: "an emoji", file: "home.yaml", before: "action: Book Now", after: "action: Book Now 🏔️" },
  { slip: "Hindi", file: "home.yaml", before: "action: Book Now", after: "action: अभी बुक करें" },
];

// Each reads all of content/ some dozen times.
vi.setConfig({ testTimeout: 240_000 });

const original = contentFolder;
let folder: string;

beforeAll(() => {
  folder = join(mkdtempSync(join(tmpdir(), "slips-")), "content");
  cpSync(original, folder, { recursive: true });
});

afterAll(() => rmSync(join(folder, ".."), { recursive: true }));

function messagesFor({ file, before, after, save }: OwnerSlip): string[] {
  const text = readFileSync(join(original, file), "utf8");
  if (!text.includes(before)) throw new Error(`content/${file} does not hold ${before}`);
  const changed = text.replace(before, () => after);
  writeFileSync(join(folder, file), save ? save(changed) : changed);
  const { mistakes } = readContent(folder);
  writeFileSync(join(folder, file), text);
  return mistakes.map(tellMistake);
}

test("each slip is told once, with its file, its line and the repair; docs/content-mistakes.md has the sentences", async () => {
  const slipsBySentence = new Map<string, string[]>();
  for (const each of ownerSlips) {
    const messages = messagesFor(each);
    expect(messages.length, each.slip).toBeLessThanOrEqual(1);
    expect(messages.join()).not.toMatch(/cannot be read|Error|undefined|\bat \w+ \(/);
    const [message] = messages;
    const [, line, sentence = "nothing: these are correct"] =
      /^content\/[\w/-]+\.yaml, line (\d+)(?:, [^:]+)?: (.*)$/s.exec(message ?? "") ?? [];
    // What is missing is reported at the first line of its entry.
    if (line && !each.save)
      expect(Math.abs(Number(line) - changedLine(each)), message).toBeLessThanOrEqual(6);
    slipsBySentence.set(sentence, [...(slipsBySentence.get(sentence) ?? []), each.slip]);
  }
  const rows = [...slipsBySentence].map(
    ([sentence, slips]) =>
      `| ${slips.join("; ")} | ${sentence.replaceAll("|", "\\|").replaceAll("<", "\\<")} |`,
  );
  const page = `${introduction}\n| what is wrong | what \`npm run check\` says |\n|---|---|\n${rows.join("\n")}\n`;
  // `npx vitest run site-build/content -u` writes it anew.
  await expect(page).toMatchFileSnapshot(join(projectRoot, "docs/content-mistakes.md"));
});

/** The line of the first letter that the slip changes. */
function changedLine({ file, before, after }: OwnerSlip): number {
  const text = readFileSync(join(original, file), "utf8");
  const same = [...before].findIndex((letter, index) => letter !== after[index]);
  return text.slice(0, text.indexOf(before) + Math.max(same, 0)).split("\n").length;
}

test("all slips of one run are told at once", () => {
  const several = [
    "₹ in a price",
    "a colon in a list",
    "an icon that there is not",
    "six telephones",
    "a colon in a text",
  ];
  const chosen = ownerSlips.filter(({ slip }) => several.includes(slip));
  const alone = chosen.flatMap(messagesFor);
  const texts = new Map<string, string>();
  for (const { file, before, after } of chosen) {
    const text = texts.get(file) ?? readFileSync(join(original, file), "utf8");
    texts.set(
      file,
      text.replace(before, () => after),
    );
  }
  for (const [file, text] of texts) writeFileSync(join(folder, file), text);
  const together = readContent(folder).mistakes.map(tellMistake);
  for (const file of texts.keys()) cpSync(join(original, file), join(folder, file));
  expect(alone).toHaveLength(several.length);
  expect(together.toSorted()).toEqual(alone.toSorted());
});

test("no stray letter makes the reader stumble", () => {
  const lines = readFileSync(join(original, "menu.yaml"), "utf8").split("\n");
  const strays = ["", "x", "\t", "- ", ": ", '"', "{", "| ", "*x", "---"];
  for (const [index, line] of lines.entries()) {
    if (index % 3 > 0) continue;
    const changed = lines.with(index, (strays[index % strays.length] ?? "") + line.slice(index % 2));
    writeFileSync(join(folder, "menu.yaml"), changed.join("\n"));
    for (const { file, message } of readContent(folder).mistakes) {
      expect(file).toBe("content/menu.yaml");
      expect(message).toMatch(/^.{10,}\.$/);
    }
  }
  cpSync(join(original, "menu.yaml"), join(folder, "menu.yaml"));
});

const introduction = `# What the check says

\`npm run check\` lists every mistake in \`content/\` at once, each with its file, line and entry:

    content/menu.yaml, line 20, Pizza: the price must be a number above 0. Remove the quotation marks.

The same sentences stop a build, and appear over the page in \`npm run dev\`. The usual mistakes:
`;
