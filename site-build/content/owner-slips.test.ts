import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { projectRoot } from "../site-folder.ts";
import { tellMistake } from "./mistake.ts";
import { type OwnerSlip, ownerSlips } from "./owner-slips.ts";
import { readContent } from "./read-content.ts";
import { contentFolder } from "./site-content.ts";

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
