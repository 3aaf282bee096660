import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { basename, join } from "node:path";

/** By file, such as content/packages.yaml: sentences that name form, entry and field. */
export type Mistakes = Readonly<Record<string, readonly string[]>>;

/** What a check finds in a folder of content; a sentence if it could not be made. */
export type Check = (contentFolder: string) => Promise<Mistakes | string>;

interface Folders {
  /** As it was pushed. */
  pushed: string;
  /** What guests see; it may be missing. */
  shown: string;
  /** Made here: what can be published. */
  next: string;
}

/**
 * A form with a mistake stays as guests see it, and all others are published if the whole has no mistake then. Resolves to
 * the mistakes by file, also of forms that are wrong only beside an older one, or to the reason why nothing can be
 * published.
 */
export async function holdBackMistakes(folders: Folders, check: Check): Promise<Mistakes | string> {
  copyFolder(folders.pushed, folders.next);
  const held: Record<string, readonly string[]> = {};
  for (;;) {
    const found = await check(folders.next);
    if (typeof found === "string") return found;
    if (Object.keys(found).length === 0) return held;
    for (const [file, sentences] of Object.entries(found)) {
      // It is as guests see it, and wrong all the same.
      if (file in held || !file.startsWith("content/"))
        return Object.values({ ...held, ...found })
          .flat()
          .join("\n");
      held[file] = sentences;
      restore(basename(file), folders);
    }
  }
}

function restore(name: string, { shown, next }: Folders): void {
  rmSync(join(next, name), { force: true });
  if (existsSync(join(shown, name))) cpSync(join(shown, name), join(next, name));
}

/** Replaces `to` in one step: a run may be killed at any time. */
export function copyFolder(from: string, to: string): void {
  const draft = `${to}.part`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  const names = existsSync(from) ? readdirSync(from) : [];
  for (const name of names.filter((each) => each.endsWith(".yaml")))
    cpSync(join(from, name), join(draft, name));
  rmSync(to, { recursive: true, force: true });
  renameSync(draft, to);
}
