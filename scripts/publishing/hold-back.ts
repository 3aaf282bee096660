import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { basename, join } from "node:path";

/** Mistakes by file, such as content/packages.yaml, as sentences that name form, entry and field. */
export type Mistakes = Readonly<Record<string, readonly string[]>>;

/** Checks a folder of content. Rejects if the check itself fails. */
export type Check = (contentFolder: string) => Promise<Mistakes>;

interface Folders {
  /** The content as it was pushed. */
  pushed: string;
  /** The content that guests see; may be missing. */
  shown: string;
  /** Written here: the content to publish. */
  next: string;
}

/**
 * Prepares the content to publish: a form with mistakes keeps the version that guests see. Resolves to the mistakes by file,
 * including those of forms that only conflict with a version that was kept. If nothing can be published, resolves to all
 * mistakes as one text. Rejects if the check itself fails.
 */
export async function holdBackMistakes(folders: Folders, check: Check): Promise<Mistakes | string> {
  copyFolder(folders.pushed, folders.next);
  const held: Record<string, readonly string[]> = {};
  for (;;) {
    const found = await check(folders.next);
    if (Object.keys(found).length === 0) return held;
    for (const [file, sentences] of Object.entries(found)) {
      // The version that guests see has a mistake as well.
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

/** Replaces `to` only once the copy is complete, because a run may be killed at any time. */
export function copyFolder(from: string, to: string): void {
  const draft = `${to}.part`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  const names = existsSync(from) ? readdirSync(from) : [];
  for (const name of names.filter((candidate) => candidate.endsWith(".yaml")))
    cpSync(join(from, name), join(draft, name));
  rmSync(to, { recursive: true, force: true });
  renameSync(draft, to);
}
