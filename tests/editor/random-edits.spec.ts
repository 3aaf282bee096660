import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { parse } from "yaml";
import { seeded } from "#shared/map/hills.ts";
import { editYaml } from "../../editor/server/edit-yaml.ts";
import { closePreview, type EditorFixture, startFixture } from "./editor-fixture.ts";

const actionCount = 120;
const seed = Number(process.env.SEED ?? 20);

test(`@long no word is lost in ${actionCount} random actions (seed ${seed})`, async ({ context }) => {
  test.setTimeout(600_000);
  const next = seeded(seed);
  const random = (below: number) => Math.floor(next() * below);
  const pick = <Item>(items: readonly Item[]) => items[random(items.length)] as Item;
  const fixture = await startFixture();
  try {
    await edit(fixture);
  } finally {
    await fixture.stop();
  }

  async function edit({ editor, folder, killEditor, startEditor }: EditorFixture) {
    await closePreview(context, fixture);
    const tabs = [await context.newPage(), await context.newPage()];
    const files = ["packages.yaml", "menu.yaml", "testimonials.yaml"];
    const done: string[] = [];
    /** Words that nobody has overwritten in sight of them, or taken away. */
    const words = new Set<string>();
    let count = 0;
    let isRunning = true;
    const newWord = () => {
      const word = `word${++count}x`;
      words.add(word);
      return word;
    };
    const forget = (shown: string) => {
      for (const word of shown.match(/word\d+x/g) ?? []) words.delete(word);
    };
    const go = async (tab: Page, file: string) => {
      const hash = `#/content/${encodeURIComponent(file)}`;
      await tab.evaluate((next) => {
        location.hash = next;
      }, hash);
      await expect(tab.locator(".form")).toBeVisible();
    };
    /** At once, so that nothing changes between looking at the field and overwriting it. Returns what it showed. */
    const overwrite = (tab: Page, at: number, text: string) =>
      tab.evaluate(
        ([index, value]) => {
          const fields = [
            ...document.querySelectorAll<HTMLTextAreaElement | HTMLInputElement>(
              ".form textarea, .form input:not([type=checkbox])",
            ),
          ];
          const field = fields[index % fields.length];
          if (!field || field.readOnly) return undefined;
          const before = field.value;
          const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value") ?? {};
          set?.call(field, value);
          field.dispatchEvent(new Event("input", { bubbles: true }));
          return before;
        },
        [at, text] as const,
      );

    const actions = {
      async write(tab: Page) {
        const word = newWord();
        const before = await overwrite(tab, random(1000), word);
        if (before === undefined) words.delete(word);
        else forget(before);
      },
      async add(tab: Page) {
        const list = tab.getByRole("button", { name: /^Add to (packages|menu|dishes|testimonials)$/ });
        await list.first().click();
        if (await tab.evaluate(() => document.activeElement?.matches(":is(input, textarea):not([readonly])")))
          await tab.keyboard.type(newWord());
      },
      async reorder(tab: Page) {
        await tab.evaluate((index) => {
          const buttons = [
            ...document.querySelectorAll<HTMLButtonElement>(".moves button[aria-label^=Move]:enabled"),
          ];
          buttons[index % buttons.length]?.click();
        }, random(1000));
      },
      async leave(tab: Page) {
        await go(tab, pick(files));
      },
      async reload(tab: Page) {
        if (!isRunning) return;
        await tab.reload();
        await expect(tab.locator(".form")).toBeVisible();
      },
      async crash(tab: Page) {
        if (!isRunning) return;
        tabs[tabs.indexOf(tab)] = await context.newPage();
        await tab.close();
        for (const each of tabs) if (each.url() === "about:blank") await openTab(each);
      },
      async kill() {
        if (isRunning) await killEditor();
        else await startEditor();
        isRunning = !isRunning;
      },
      async editFile() {
        const path = join(folder, "content", "packages.yaml");
        const text = readFileSync(path, "utf8");
        const data = parse(text);
        const entry = pick(data.packages as { tagline: string }[]);
        const [former, word] = [entry.tagline, newWord()];
        entry.tagline = word;
        const edited = editYaml(text, data);
        // The editor has saved meanwhile: writing now would undo that.
        if (readFileSync(path, "utf8") !== text) return forget(word);
        forget(former);
        writeFileSync(path, edited);
      },
    };
    const openTab = async (tab: Page) => {
      await tab.goto(`${editor}#/content/packages.yaml`);
      await expect(tab.locator(".form")).toBeVisible();
    };
    for (const tab of tabs) await openTab(tab);

    const names = [
      "write",
      "write",
      "write",
      "write",
      "write",
      "add",
      "reorder",
      "leave",
      "leave",
      "reload",
      "editFile",
      "editFile",
    ] as const;
    for (let step = 0; step < actionCount; step += 1) {
      // The program is killed six times, and started again five steps later.
      const name = step % 20 === 10 || step % 20 === 15 ? "kill" : step % 20 === 5 ? "crash" : pick(names);
      const tab = pick(tabs);
      done.push(`${name} in tab ${tabs.indexOf(tab)}`);
      await actions[name](tab);
    }
    if (!isRunning) await startEditor();
    // Also what closed tabs have left.
    const waiting = () => Object.keys(localStorage).filter((name) => name.startsWith("unsaved")).length;
    await expect.poll(() => tabs[0]?.evaluate(waiting)).toBe(0);

    const everywhere = globSync(["content/**/*.yaml", "data/editor/drafts/**/*.json"], { cwd: folder })
      .map((file) => readFileSync(join(folder, file), "utf8"))
      .join("\n");
    const lost = [...words].filter((word) => !everywhere.includes(word));
    expect(words.size).toBeGreaterThan(30);
    expect(existsSync(join(folder, "data/editor/drafts"))).toBe(true);
    expect(lost, done.join("\n")).toEqual([]);
  }
});
