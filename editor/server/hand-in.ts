import { execFile } from "node:child_process";
import { basename } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** The address of the Git host that the content came from. Undefined without one. */
export async function gitHost(folder: string): Promise<string | undefined> {
  const address = await git(folder, "remote", "get-url", "origin").catch(() => undefined);
  return address?.trim().replace(/\/\/[^@/]+@/, "//");
}

/**
 * Commits what was changed in content/ and in the folders of media/, and pushes it as a branch of its own, for a pull
 * request. It takes only YAML files, and the photographs and films that content/ names; other files may be backups or
 * half written.
 * Rejects with Git's own message, for example that the host wants a password.
 */
export async function handIn(
  folders: { content: string; media: readonly string[] },
  named: ReadonlySet<string>,
  now: Date,
): Promise<{ text: string }> {
  const top = (await git(folders.content, "rev-parse", "--show-toplevel")).trim();
  const texts = await listChanges(top, [folders.content]);
  const files = await listChanges(top, folders.media);
  const changes = [
    ...texts.filter(({ path }) => path.endsWith(".yaml")),
    ...files.filter(({ path, isGone }) => isGone || named.has(basename(path))),
  ];
  if (changes.length === 0) return { text: "Nothing has been changed since the last time." };
  const paths = changes.map(({ path }) => path);
  const what = paths.length > 3 ? `${paths.length} files` : paths.map((path) => basename(path)).join(", ");
  // `git add` fails for a deleted file if its deletion is staged already.
  const unstaged = changes.filter(({ isStaged }) => !isStaged).map(({ path }) => path);
  if (unstaged.length > 0) await git(top, "add", "--all", "--", ...unstaged);
  await git(top, "commit", "--quiet", "--message", `Edited: ${what}`, "--", ...paths);
  const branch = `edit-${now.toISOString().slice(0, 16).replaceAll(/[-:]/g, "").replace("T", "-")}`;
  const { stderr } = await run("git", ["push", "origin", `HEAD:refs/heads/${branch}`], options(top));
  const link = /https?:\/\/\S+/.exec(stderr)?.[0];
  return {
    text: `Handed in as ${branch}: ${what}. ${link ? `Ask for a review here: ${link}` : ""}`.trim(),
  };
}

/** Paths are relative to the repository's top folder. */
async function listChanges(top: string, folders: readonly string[]) {
  const words = ["status", "--porcelain", "-z", "--no-renames", "--untracked-files=all", "--", ...folders];
  const lines = (await git(top, ...words)).split("\0").filter(Boolean);
  const parse = (line: string) => ({
    path: line.slice(3),
    isGone: /^.?D/.test(line),
    isStaged: line[1] === " ",
  });
  return lines.map(parse);
}

async function git(folder: string, ...words: string[]): Promise<string> {
  return (await run("git", words, options(folder))).stdout;
}

/** Git must not ask in the terminal, where nobody answers, nor take a file's name for a pattern. */
function options(folder: string) {
  return {
    cwd: folder,
    env: { ...process.env, GIT_TERMINAL_PROMPT: "0", GIT_LITERAL_PATHSPECS: "1", LC_ALL: "C" },
  };
}
