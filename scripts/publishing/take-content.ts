import { projectRoot } from "#site-build/site-folder.ts";
import { runLimited } from "./run-limited.ts";

// The owner's token may push any file, so nothing that was pushed is executed, and no pushed link is followed. Only regular
// files of content/ and media/ are taken from the pushed commit. If it changes other files, too, HEAD becomes a commit of
// ours on top of it that keeps those files as they were here. A developer applies them with `git reset --keep`.

export interface Taken {
  /** The newest commit at the Git host. */
  commit: string;
  /** The tree that is now checked out in this folder. */
  tree: string;
  /** Files of the commit that are not taken. */
  waiting: string[];
  /** `git diff-tree` of HEAD and the pushed commit: differs once a waiting file changes again. */
  waitingDiff: string;
  /** Files and commits that only this machine had, and the branch that keeps them. */
  madeHere?: { names: string[]; branch: string } | undefined;
  /** The branch that keeps what the Git host no longer has, because somebody has rewritten its history. */
  rewritten?: string | undefined;
}

const gitLimitMinutes = 5;
/** The commit of the Git host that was taken last. */
const pushedRef = "refs/publishing/pushed";
const ourMessage = "Taken: words and pictures";
const person = ["-c", "user.name=publish-changes", "-c", "user.email=publish-changes@localhost"];

const contentFile = /^content\/[a-z]+\.yaml$/;
const mediaFile = /^media\/[a-z]+\/[^/\\.\p{Cc}\uFFFD][^/\\\p{Cc}\uFFFD]*$/u;
const mediaKind = /\.(jpe?g|png|webp|avif|hei[cf]|svg|mp4|webm)$/i;
/** File systems allow no longer names: git would fail halfway through a checkout, and publishing would stop. */
const maxNameBytes = 255;
const isContent = (path: string) =>
  (contentFile.test(path) || (mediaFile.test(path) && mediaKind.test(path))) &&
  path.split("/").every((name) => Buffer.byteLength(name) <= maxNameBytes);

/** Takes from the Git host what a push may change into the project's folder. `published`: the tree that guests see. */
export async function takeContent(published?: string, folder = projectRoot): Promise<Taken> {
  const git = gitIn(folder);
  const gitFolder = await git(["rev-parse", "--absolute-git-dir"]);
  // Remove locks of a git that was killed or lost power: as long as they exist, git refuses to work.
  const oldLocks = ["-type", "f", "-name", "*.lock", "-mmin", `+${2 * gitLimitMinutes}`];
  await runLimited({ minutes: gitLimitMinutes }, "find", gitFolder, ...oldLocks, "-delete");
  // The full ref name, because a tag may have the same short name as the branch.
  const tracked = await git(["rev-parse", "--symbolic-full-name", "@{upstream}"]);
  const [remote = "", ...branch] = tracked.split("/").slice(2);
  const last = await git(["for-each-ref", "--format=%(objectname)", pushedRef]);
  const before = last || (await git(["rev-parse", tracked]));
  const refspec = `+refs/heads/${branch.join("/")}:${tracked}`;
  await git(["fetch", "--quiet", "--no-tags", "--no-recurse-submodules", remote, refspec]);
  const commit = await git(["rev-parse", tracked]);
  await refuseTooMany(folder, commit);
  const isTaken = commit === before && published === (await git(["rev-parse", "HEAD^{tree}"]));
  // Without a push, nobody's work in this folder is disturbed.
  const kept = isTaken ? {} : await takeCommit(git, before, commit);
  return {
    ...kept,
    commit,
    tree: await git(["rev-parse", "HEAD^{tree}"]),
    waiting: (await changedFiles(git, "HEAD", commit)).map(printable),
    waitingDiff: await git(["diff-tree", "-r", "--no-renames", "HEAD", commit]),
  };
}

/** The website has a few hundred files. A tree that repeats its folders can hold billions in a few kilobytes. */
const maxFiles = 20_000;

/** A push that cannot be taken. Reported at once, unlike an unreachable host: only another push can resolve it. */
export class RefusedPush extends Error {}

/** Counts the files before anything reads the whole list. */
async function refuseTooMany(folder: string, commit: string) {
  const limits = { minutes: gitLimitMinutes, cwd: folder, mostMegabytes: 5 };
  const { status, stdout, stderr } = await runLimited(
    limits,
    "git",
    "ls-tree",
    "-r",
    "-z",
    "--name-only",
    commit,
  );
  const isEndless = status !== 0 && stderr.includes("MB");
  if (isEndless || split(stdout).length > maxFiles)
    throw new RefusedPush(
      `The newest commit at the Git host (${commit.slice(0, 12)}) has more than ${maxFiles.toLocaleString("en")} files. It was not applied, and no changes will be until these files are removed.`,
    );
}

/** Who saved what since the commit `from`, the newest first: of these files, or of all that a push may change. */
export async function changesSince(from: string | undefined, files?: string[], folder = projectRoot) {
  const git = gitIn(folder);
  const range = from ? [pushedRef, "--not", from] : ["-1", pushedRef];
  const format = "--format=%x01%an%x02%ct%x02";
  const log = await git([
    "log",
    "-z",
    "--name-only",
    format,
    ...range,
    "--",
    ...(files ?? ["content", "media"]),
  ]);
  return log
    .split("\x01")
    .slice(1)
    .map((entry) => {
      const [author = "", seconds = "", paths = ""] = entry.split("\x02");
      return { author: printable(author).slice(0, 100), at: Number(seconds) * 1000, paths: pathsIn(paths) };
    });
}

const pathsIn = (list: string) =>
  split(list)
    .map((path) => printable(path.trim()))
    .filter(Boolean);

async function takeCommit(git: Git, before: string, commit: string) {
  const now = new Date().toISOString().replaceAll(/[-:.]/g, "");
  const isLost = (await git(["rev-list", "--count", before, "--not", commit])) !== "0";
  const rewritten = isLost ? `before-rewriting-${now}` : undefined;
  if (rewritten) await git(["branch", rewritten, before]);
  const tree = await treeToTake(git, commit);
  const madeHere = await keepOwnChanges(git, before, commit, `made-here-${now}`);
  const isWhole = tree === (await git(["rev-parse", `${commit}^{tree}`]));
  const next = isWhole ? commit : await git(["commit-tree", tree, "-p", commit, "-m", ourMessage]);
  // Content files here are never links that could lead git out of this folder, unless a developer has taken some, and
  // .gitattributes is that of the running code, not the pushed one.
  await git(["reset", "--quiet", "--hard", next]);
  await git(["update-ref", pushedRef, commit]);
  return { madeHere, rewritten };
}

/** The files that run now, with content/ and media/ as they were pushed. */
async function treeToTake(git: Git, commit: string): Promise<string> {
  const removals = (await contentOf(git, "HEAD")).map((entry) => entry.replace(/^\d+/, "0"));
  const pushed = await contentOf(git, commit);
  await git(["read-tree", "HEAD"]);
  await git(["update-index", "-z", "--index-info"], [...removals, ...pushed].join("\0"));
  return git(["write-tree"]);
}

/** The files of a commit that a push may change, as git lists them: no links, and nothing of another kind. */
async function contentOf(git: Git, commit: string): Promise<string[]> {
  const entries = split(await git(["ls-tree", "-r", "-z", commit, "content/", "media/"]));
  return entries.filter((entry) => isContent(/^100\d+ blob \w+\t(.+)$/s.exec(entry)?.[1] ?? ""));
}

async function changedFiles(git: Git, before: string, after: string): Promise<string[]> {
  return split(await git(["diff-tree", "-r", "-z", "--no-renames", "--name-only", before, after]));
}

/** Saves this machine's own changes in a branch, and adds all its current files to the index. */
async function keepOwnChanges(git: Git, before: string, commit: string, branch: string) {
  await git(["read-tree", "HEAD"]);
  // New files, too, but only in the project's folders: a backup of the inquiries may lie elsewhere.
  const folders = split(await git(["ls-tree", "-d", "-z", "--name-only", "HEAD"]));
  await git(["add", "--all", "--", ...folders]);
  await git(["add", "--update", "--", "."]);
  const here = await git(["write-tree"]);
  // A file that already matches the push was written by a run that was killed: it is not a change of this machine.
  const notPushed = await changedFiles(git, commit, here);
  const changed = (await changedFiles(git, "HEAD", here)).filter((path) => notPushed.includes(path));
  const others = ["--invert-grep", `--grep=^${ourMessage}$`, "HEAD", "--not", before, commit];
  const made = (await git(["log", "--format=%h, %s", ...others])).split("\n").filter(Boolean);
  const names = [...made, ...changed].map(printable);
  if (names.length === 0) return undefined;
  const own = await git(["commit-tree", here, "-p", "HEAD", "-m", "Made on the website's machine"]);
  await git(["branch", branch, own]);
  return { names, branch };
}

const split = (list: string) => list.split("\0").filter(Boolean);
/** Replaces control characters, which a pushed name may contain. */
const printable = (name: string) => name.replaceAll(/\p{C}/gu, "?");

type Git = ReturnType<typeof gitIn>;

function gitIn(folder: string) {
  return async (words: string[], input = ""): Promise<string> => {
    const limits = { minutes: gitLimitMinutes, cwd: folder, input };
    const ended = await runLimited(limits, "git", ...person, ...words);
    if (ended.status !== 0) throw new Error(`git ${words[0]}: ${ended.stderr.trim()}`);
    return ended.stdout.replace(/\n$/, "");
  };
}
