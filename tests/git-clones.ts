import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { makeFolder } from "./make-folder.ts";

/** A repository on a Git host, with the clone of an owner and that of a machine. `fill` writes its first files. */
export function makeClones(fill: (owner: string) => void) {
  const folder = makeFolder();
  const [owner, host, machine] = [join(folder, "owner"), join(folder, "host.git"), join(folder, "machine")];
  const gitIn =
    (cwd: string) =>
    (...words: string[]) => {
      const asOwner = ["-c", "user.name=Owner", "-c", "user.email=owner@example.com"];
      return execFileSync("git", [...asOwner, ...words], { cwd, encoding: "utf8", stdio: "pipe" }).trim();
    };
  const git = gitIn(owner);
  const push = () => {
    git("add", "--all");
    git("commit", "--quiet", "--message", "A change");
    git("push", "--quiet", "--force", "origin", "main");
  };
  mkdirSync(owner);
  gitIn(folder)("init", "--quiet", "--bare", "--initial-branch=main", host);
  git("init", "--quiet", "--initial-branch=main");
  git("remote", "add", "origin", host);
  fill(owner);
  push();
  gitIn(folder)("clone", "--quiet", host, machine);
  return { folder, owner, host, machine, git, onMachine: gitIn(machine), push };
}
