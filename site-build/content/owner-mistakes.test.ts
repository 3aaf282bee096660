import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { SubjectFile } from "#content/schema/subjects.ts";
import { formatMistake } from "./mistake.ts";
import { readContent } from "./read-content.ts";
import { contentFolder } from "./site-content.ts";

/** A mistake that owners make. */
interface OwnerMistake {
  mistake: string;
  file: SubjectFile;
  before: string;
  after: string;
  /** The mistake is how the file is saved. */
  save?: (text: string) => Uint8Array;
}

const utf8 = (text: string) => new TextEncoder().encode(text);

const ownerMistakes: readonly OwnerMistake[] = [
  {
    mistake: "a price between quotation marks",
    file: "menu.yaml",
    before: "price: 45",
    after: 'price: "45"',
  },
  { mistake: "₹ in a price", file: "menu.yaml", before: "price: 45", after: "price: ₹45" },
  { mistake: "Rs. and a stroke", file: "menu.yaml", before: "price: 45", after: "price: Rs. 45/-" },
  {
    mistake: "a comma in the thousands",
    file: "packages.yaml",
    before: "amount: 6000",
    after: "amount: 6,000",
  },
  { mistake: "a comma for a point", file: "testimonials.yaml", before: "rating: 4.5", after: "rating: 4,5" },
  { mistake: "numerals in Devanagari", file: "menu.yaml", before: "price: 45", after: "price: ४५" },
  { mistake: "a price in words", file: "menu.yaml", before: "price: 45", after: "price: on request" },
  { mistake: "a price below 0", file: "menu.yaml", before: "price: 45", after: "price: -45" },
  { mistake: "no price at all", file: "menu.yaml", before: "price: 45", after: "price:" },
  { mistake: "the line is gone", file: "menu.yaml", before: "    price: 45\n", after: "" },
  { mistake: "the field is written wrong", file: "menu.yaml", before: "price: 45", after: "pirce: 45" },
  {
    mistake: "a field twice",
    file: "menu.yaml",
    before: "    price: 45\n",
    after: "    price: 45\n    price: 50\n",
  },
  {
    mistake: "an unknown field",
    file: "menu.yaml",
    before: "    price: 45\n",
    after: "    price: 45\n    spicy: true\n",
  },
  { mistake: "no space after the colon", file: "menu.yaml", before: "price: 45", after: "price:45" },
  { mistake: "no space after the dash", file: "resort.yaml", before: "- Resorts", after: "-Resorts" },
  {
    mistake: "a quotation mark missing at the end",
    file: "home.yaml",
    before: "action: Book Now",
    after: 'action: "Book Now',
  },
  {
    mistake: "a quotation mark missing at the beginning",
    file: "home.yaml",
    before: "action: Book Now",
    after: 'action: Book Now"',
  },
  {
    mistake: "curly quotation marks",
    file: "home.yaml",
    before: "action: Book Now",
    after: "action: “Book Now”",
  },
  { mistake: "curly ones around a price", file: "menu.yaml", before: "price: 45", after: "price: “45”" },
  {
    mistake: "quotation marks inside of others",
    file: "home.yaml",
    before: "action: Book Now",
    after: 'action: "Book "Now""',
  },
  {
    mistake: "a colon in a text",
    file: "home.yaml",
    before: "action: Book Now",
    after: "action: Hurry: book now",
  },
  {
    mistake: "a colon in a list",
    file: "packages.yaml",
    before: "- Welcome drink\n",
    after: "- Welcome drink: buransh\n",
  },
  {
    mistake: "a text that begins with a brace",
    file: "home.yaml",
    before: "action: Book Now",
    after: "action: {name} now",
  },
  {
    mistake: "a brace that is not closed",
    file: "home.yaml",
    before: "action: Book Now",
    after: "action: Book {name now",
  },
  {
    mistake: "a link to a page that does not exist",
    file: "resort.yaml",
    before:
      'name: Raft the Ganges\n    # The address it opens: a whole address, or a page such as /Packages. Empty: no link.\n    target: ""',
    after:
      "name: Raft the Ganges\n    # The address it opens: a whole address, or a page such as /Packages. Empty: no link.\n    target: /Nowhere",
  },
  {
    mistake: "a name that is too long for its card",
    file: "packages.yaml",
    before: "title: Basic Getaway",
    after: "title: Basic Getaway for the Weekend in the Hills",
  },
  { mistake: "no text at all", file: "home.yaml", before: "action: Book Now", after: "action:" },
  {
    mistake: "null as a text",
    file: "good-to-know.yaml",
    before: 'answer: ""',
    after: 'answer: "null"',
  },
  {
    mistake: "a text that begins with @",
    file: "home.yaml",
    before: "action: Book Now",
    after: "action: @kafal",
  },
  { mistake: "& in front", file: "home.yaml", before: "action: Book Now", after: "action: &Co Lounge" },
  { mistake: "! in front", file: "home.yaml", before: "action: Book Now", after: "action: !Book Now" },
  {
    mistake: "a word that begins with *",
    file: "home.yaml",
    before: "action: Book Now",
    after: "action: *closed",
  },
  { mistake: "# in a text", file: "home.yaml", before: "action: Book Now", after: "action: Book cottage #5" },
  { mistake: "a tab", file: "menu.yaml", before: "    price: 45", after: "\tprice: 45" },
  {
    mistake: "a line too far to the right",
    file: "menu.yaml",
    before: "    price: 45",
    after: "      price: 45",
  },
  { mistake: "one space too few", file: "menu.yaml", before: "    price: 45", after: "   price: 45" },
  { mistake: "a line too far to the left", file: "menu.yaml", before: "    price: 45", after: "price: 45" },
  {
    mistake: "a list in one line",
    file: "home.yaml",
    before: "  pictures:\n    - hero-dawn\n    - hero-noon\n    - hero-mist\n    - hero-dusk\n",
    after: "  pictures: hero-dawn, hero-noon\n",
  },
  { mistake: "yes instead of true", file: "testimonials.yaml", before: "sample: true", after: "sample: yes" },
  { mistake: "an unknown icon", file: "services.yaml", before: "icon: bed\n", after: "icon: bedd\n" },
  {
    mistake: "a picture's name written wrong",
    file: "menu.yaml",
    before: "picture: menu-pizza",
    after: "picture: menu-piza",
  },
  {
    mistake: "a picture without an entry",
    file: "home-gallery.yaml",
    before: "picture: gallery-river",
    after: "picture: our-terrace",
  },
  {
    mistake: "a file that is not there",
    file: "pictures.yaml",
    before: "file: menu-pizza.webp",
    after: "file: menu-piza.webp",
  },
  {
    mistake: "a telephone without its country",
    file: "resort.yaml",
    before: "  - +91 00000 00000\n",
    after: "  - 98765 43210\n",
  },
  {
    mistake: "six telephones",
    file: "resort.yaml",
    before: "telephones:\n",
    after: `telephones:\n${"  - +91 98765 43210\n".repeat(3)}`,
  },
  {
    mistake: "an unknown name in braces",
    file: "pages/packages.yaml",
    before: "title: Our Packages | {name}",
    after: "title: Our Packages | {nane}",
  },
  {
    mistake: "a day with points",
    file: "offers.yaml",
    before: "    picture: offer-long-stay",
    after: "    until: 5.1.2027\n    picture: offer-long-stay",
  },
  {
    mistake: "a last day before the first",
    file: "offers.yaml",
    before: "    picture: offer-long-stay",
    after: "    from: 2026-12-20\n    until: 2026-01-05\n    picture: offer-long-stay",
  },
  {
    mistake: "other words for a price",
    file: "packages.yaml",
    before: "amount: 6000",
    after: "amount: on reqest",
  },
  {
    mistake: "two versions after a merge",
    file: "menu.yaml",
    before: "    price: 45\n",
    after: "<<<<<<< mine\n    price: 45\n=======\n    price: 50\n>>>>>>> theirs\n",
  },
  {
    mistake: "saved as Windows text (windows-1252)",
    file: "home.yaml",
    before: "action: Book Now",
    after: "action: Café",
    save: (text) => Uint8Array.from(text, (letter) => letter.charCodeAt(0)),
  },
  {
    mistake: "saved as UTF-16",
    file: "menu.yaml",
    before: "price: 45",
    after: "price: 45",
    save: (text) => new Uint8Array(Buffer.from(`\uFEFF${text}`, "utf16le")),
  },
  {
    mistake: "saved with line ends of Windows",
    file: "menu.yaml",
    before: "price: 45",
    after: "price: 50",
    save: (text) => utf8(text.replaceAll("\n", "\r\n")),
  },
  {
    mistake: "saved with a byte order mark (BOM)",
    file: "menu.yaml",
    before: "price: 45",
    after: "price: 50",
    save: (text) => utf8(`\uFEFF${text}`),
  },
  { mistake: "an emoji", file: "home.yaml", before: "action: Book Now", after: "action: Book Now 🏔️" },
  { mistake: "Hindi", file: "home.yaml", before: "action: Book Now", after: "action: अभी बुक करें" },
];

// Each test reads all of content/ dozens of times.
vi.setConfig({ testTimeout: 240_000 });

const original = contentFolder;
let folder: string;

beforeAll(() => {
  folder = join(mkdtempSync(join(tmpdir(), "mistakes-")), "content");
  cpSync(original, folder, { recursive: true });
});

afterAll(() => rmSync(join(folder, ".."), { recursive: true }));

function messagesFor({ file, before, after, save }: OwnerMistake): string[] {
  const text = readFileSync(join(original, file), "utf8");
  if (!text.includes(before)) throw new Error(`content/${file} does not hold ${before}`);
  const changed = text.replace(before, () => after);
  writeFileSync(join(folder, file), save ? save(changed) : changed);
  const { mistakes } = readContent(folder);
  writeFileSync(join(folder, file), text);
  return mistakes.map(formatMistake);
}

test("each mistake is reported once, with its file, its line and the repair; owner-mistakes.md has the sentences", async () => {
  const mistakesBySentence = new Map<string, string[]>();
  for (const each of ownerMistakes) {
    const messages = messagesFor(each);
    expect(messages.length, each.mistake).toBeLessThanOrEqual(1);
    expect(messages.join()).not.toMatch(/cannot be read|Error|undefined|\bat \w+ \(/);
    const [message] = messages;
    const [, line, sentence = "nothing: these are correct"] =
      /^content\/[\w/-]+\.yaml, line (\d+)(?:, [^:]+)?: (.*)$/s.exec(message ?? "") ?? [];
    // A missing field is reported at the first line of its entry.
    if (line && !each.save)
      expect(Math.abs(Number(line) - changedLine(each)), message).toBeLessThanOrEqual(6);
    mistakesBySentence.set(sentence, [...(mistakesBySentence.get(sentence) ?? []), each.mistake]);
  }
  const rows = [...mistakesBySentence].map(
    ([sentence, mistakes]) =>
      `| ${mistakes.join("; ")} | ${sentence.replaceAll("|", "\\|").replaceAll("<", "\\<")} |`,
  );
  const page = `${introduction}\n| what is wrong | what \`npm run check\` says |\n|---|---|\n${rows.join("\n")}\n`;
  // `npx vitest run site-build/content -u` writes it anew.
  await expect(page).toMatchFileSnapshot(join(import.meta.dirname, "owner-mistakes.md"));
});

/** The line of the first letter that the mistake changes. */
function changedLine({ file, before, after }: OwnerMistake): number {
  const text = readFileSync(join(original, file), "utf8");
  const same = [...before].findIndex((letter, index) => letter !== after[index]);
  return text.slice(0, text.indexOf(before) + Math.max(same, 0)).split("\n").length;
}

test("all mistakes are reported in one run", () => {
  const several = [
    "₹ in a price",
    "a colon in a list",
    "an unknown icon",
    "six telephones",
    "a colon in a text",
  ];
  const chosen = ownerMistakes.filter(({ mistake }) => several.includes(mistake));
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
  const together = readContent(folder).mistakes.map(formatMistake);
  for (const file of texts.keys()) cpSync(join(original, file), join(folder, file));
  expect(alone).toHaveLength(several.length);
  expect(together.toSorted()).toEqual(alone.toSorted());
});

test("a stray letter never breaks the reader: it reports sentences about this file alone", () => {
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

const introduction = "# What the check says\n\nWritten by `npx vitest run site-build/content -u`.\n";
