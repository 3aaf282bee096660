import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** The address of the Git host that the content came from, or undefined where there is none. */
export async function gitHost(folder: string): Promise<string | undefined> {
  try {
    return (await git(folder, "remote", "get-url", "origin")).replace(/\/\/[^@/]+@/, "//");
  } catch {
    return undefined;
  }
}

/**
 * Commits what was changed in `folders`, and nothing else, and pushes it as a branch of its own, for a pull request.
 * Rejects with Git's own words, such as that the host wants a password.
 */
export async function handIn(folders: readonly string[], now: Date): Promise<{ text: string }> {
  const [folder = "."] = folders;
  await git(folder, "add", "--all", "--", ...folders);
  const changed = await git(folder, "diff", "--cached", "--name-only", "--", ...folders);
  if (!changed) return { text: "Nothing has been changed since the last time." };
  const names = changed.split("\n").map((file) => file.replace(/^.*\//, ""));
  const what = names.length > 3 ? `${names.length} files` : names.join(", ");
  await git(folder, "commit", "--quiet", "--message", `Edited: ${what}`, "--", ...folders);
  const branch = `edit-${now.toISOString().slice(0, 16).replaceAll(/[-:]/g, "").replace("T", "-")}`;
  const { stderr } = await run("git", ["push", "origin", `HEAD:refs/heads/${branch}`], options(folder));
  const link = /https?:\/\/\S+/.exec(stderr)?.[0];
  return {
    text: `Handed in as ${branch}: ${what}. ${link ? `Ask for it to be taken over: ${link}` : ""}`.trim(),
  };
}

async function git(folder: string, ...words: string[]): Promise<string> {
  return (await run("git", words, options(folder))).stdout.trim();
}

/** Nobody is there to answer a question in the terminal. */
function options(folder: string) {
  return { cwd: folder, env: { ...process.env, GIT_TERMINAL_PROMPT: "0", LC_ALL: "C" } };
}
