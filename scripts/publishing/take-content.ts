import { readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "#site-build/site-folder.ts";
import { runLimited } from "./run-limited.ts";

// The owner's token may push any file, so nothing that was pushed is executed or followed: git only fetches, and of the
// fetched commit regular files of content/ and media/ are taken into this folder. A developer takes code, with --take.

export interface Taken {
  /** The newest one at the Git host. */
  commit: string;
  title: string;
  /** What lies in this folder now. */
  tree: string;
  /** Files of the commit that are not taken: those in which it differs from what lies here. */
  waiting: string[];
  /** Files and commits that only this machine had, and the branch that keeps them. */
  madeHere?: { names: string[]; branch: string } | undefined;
  /** The branch that keeps what the Git host no longer has, because somebody has rewritten its history. */
  rewritten?: string | undefined;
}

const gitLimitMs = 5 * 60_000;
/** A commit with the tree that was last taken; its parent is the commit of the Git host. */
const takenRef = "refs/publishing/taken";
const person = ["-c", "user.name=publish-changes", "-c", "user.email=publish-changes@localhost"];

const contentFile = /^content\/[a-z]+\.yaml$/;
const mediaFile = /^media\/[a-z]+\/[^/\\.\p{Cc}\uFFFD][^/\\\p{Cc}\uFFFD]*$/u;
const mediaKind = /\.(jpe?g|png|webp|avif|hei[cf]|svg|mp4|webm)$/i;
/** No disk has longer names: git would write half of a commit, and publishing would stop. */
const longestName = 255;
const isContent = (path: string) =>
  (contentFile.test(path) || (mediaFile.test(path) && mediaKind.test(path))) &&
  path.split("/").every((name) => Buffer.byteLength(name) <= longestName);

interface Asked {
  folder?: string;
  /** The tree that guests see. */
  published?: string | undefined;
  /** The newest commit, if a developer has looked at it and takes all of it. */
  code?: string | undefined;
}

/** Takes from the Git host what a push may change into the project's folder. */
export async function takeContent({ folder = projectRoot, published, code }: Asked): Promise<Taken> {
  const git = gitIn(folder);
  removeOldLocks(await git(["rev-parse", "--absolute-git-dir"]));
  // The whole name: a tag may have the short one.
  const tracked = await git(["rev-parse", "--symbolic-full-name", "@{upstream}"]);
  const [remote = "", ...rest] = tracked.split("/").slice(2);
  const last = await git(["for-each-ref", "--format=%(objectname)", takenRef]);
  const before = await git(["rev-parse", last ? `${last}^1` : tracked]);
  const refspec = `+refs/heads/${rest.join("/")}:${tracked}`;
  await git(["fetch", "--quiet", "--no-tags", "--no-recurse-submodules", remote, refspec]);
  const [commit, head] = [await git(["rev-parse", tracked]), await git(["rev-parse", "HEAD"])];
  if (code && (await git(["rev-parse", "--verify", `${code}^{commit}`])) !== commit)
    throw new Error(`The newest change is ${commit.slice(0, 12)}: look at that one, then take it.`);
  const pushed = await git(["rev-parse", `${commit}^{tree}`]);
  const tree = code ? pushed : await treeToTake(git, folder, head, commit);
  const taken = {
    commit,
    tree,
    title: printable(await git(["log", "-1", "--format=%h, %<(200,trunc)%s", commit])).trim(),
  };
  const waiting = (await changedFiles(git, tree, pushed)).map(printable);
  if (tree === published && last && tree === (await git(["rev-parse", `${last}^{tree}`])))
    return { ...taken, waiting };

  const now = new Date().toISOString().replaceAll(/[-:.]/g, "");
  const isLost = (await git(["rev-list", "--count", before, "--not", commit])) !== "0";
  const rewritten = isLost ? `before-rewriting-${now}` : undefined;
  if (rewritten) await git(["branch", rewritten, before]);
  const madeHere = await keepOwnChanges(git, last || head, [head, commit, before], `made-here-${now}`);
  // Without --take content/ and media/ have no links here, which git could follow out of the folder, and .gitattributes is
  // that of the code that runs.
  await git(["read-tree", "--reset", "-u", tree]);
  if (tree === pushed) await git(["update-ref", "-m", "publish-changes", "HEAD", commit]);
  await git(["update-ref", takenRef, await git(["commit-tree", tree, "-p", commit, "-m", "Taken"])]);
  return { ...taken, waiting, madeHere, rewritten };
}

/** Those of a git that was killed, also by a loss of power: every later one would refuse to work. */
function removeOldLocks(gitFolder: string) {
  for (const name of readdirSync(gitFolder, { recursive: true, encoding: "utf8" })) {
    const file = join(gitFolder, name);
    const writtenAt = name.endsWith(".lock") && statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (writtenAt && Date.now() - writtenAt > 2 * gitLimitMs) rmSync(file, { force: true });
  }
}

/** The files that run now, with content/ and media/ as they were pushed. */
async function treeToTake(git: Git, folder: string, head: string, commit: string): Promise<string> {
  const indexFile = join(folder, ".cache/publishing-index");
  const env = { GIT_INDEX_FILE: indexFile };
  const removals = (await contentOf(git, head)).map(({ path }) => `0 ${"0".repeat(head.length)}\t${path}\0`);
  const pushed = (await contentOf(git, commit)).map(({ mode, id, path }) => `${mode} ${id}\t${path}\0`);
  for (const left of ["", ".lock"]) rmSync(indexFile + left, { force: true });
  await git(["read-tree", head], env);
  await git(["update-index", "-z", "--index-info"], env, [...removals, ...pushed].join(""));
  return git(["write-tree"], env);
}

/** The files of a commit that a push may change: no links, and nothing of another kind. */
async function contentOf(git: Git, commit: string) {
  const entries = split(await git(["ls-tree", "-r", "-z", commit, "content/", "media/"]));
  return entries.flatMap((entry) => {
    const [, mode, id, path = ""] = /^(100\d+) blob (\w+)\t(.+)$/s.exec(entry) ?? [];
    return isContent(path) ? [{ mode, id, path }] : [];
  });
}

async function changedFiles(git: Git, before: string, after: string): Promise<string[]> {
  return split(await git(["diff-tree", "-r", "-z", "--no-renames", "--name-only", before, after]));
}

/**
 * Puts what was changed on this machine into a branch. What one of `commits` already has was not changed here. The index
 * then has all files that are here, so that new ones go with the others.
 */
async function keepOwnChanges(
  git: Git,
  last: string,
  commits: [head: string, ...others: string[]],
  branch: string,
) {
  const [head, ...others] = commits;
  await git(["read-tree", "--reset", last]);
  // New files, too, but only in the project's folders: elsewhere may lie a copy of the inquiries.
  const folders = split(await git(["ls-tree", "-d", "-z", "--name-only", last]));
  await git(["add", "--all", "--", ...folders]);
  await git(["add", "--update", "--", "."]);
  const here = await git(["write-tree"]);
  let changed: string[] | undefined;
  for (const known of [last, ...commits]) {
    const paths = await changedFiles(git, known, here);
    changed = changed?.filter((path) => paths.includes(path)) ?? paths;
  }
  const kept = ["--not", ...others, "--branches=made-here-*"];
  const made = (await git(["log", "--format=%h, %s", head, ...kept])).split("\n").filter(Boolean);
  const names = [...made, ...(changed ?? [])].map(printable);
  if (names.length === 0) return undefined;
  const commit = await git(["commit-tree", here, "-p", head, "-m", "Made on the website's machine"]);
  await git(["branch", branch, commit]);
  return { names, branch };
}

const split = (list: string) => list.split("\0").filter(Boolean);
/** A pushed name may hold anything. */
const printable = (name: string) => name.replaceAll(/\p{C}/gu, "?");

type Git = ReturnType<typeof gitIn>;

function gitIn(folder: string) {
  return async (words: string[], env: Record<string, string> = {}, input = ""): Promise<string> => {
    const ended = await runLimited(
      { limitMs: gitLimitMs, cwd: folder, env: { GIT_TERMINAL_PROMPT: "0", ...env }, input },
      "git",
      ...person,
      ...words,
    );
    if (ended.status !== 0) throw new Error(`git ${words[0]}: ${ended.stderr.trim()}`);
    return ended.stdout.replace(/\n$/, "");
  };
}
