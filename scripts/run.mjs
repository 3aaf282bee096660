// node scripts/run.mjs [--with FOLDER] [--with-if-possible FOLDER] [SCRIPT WORDS...]: every command of package.json.
// Installs what is missing, then runs SCRIPT on the Node that the project needs. Not a pre* script of npm, because
// `ignore-scripts=true` skips those.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { constants } from "node:os";
import process from "node:process";
import { explain, stopInstallations } from "./npm-ci.mjs";
import { prepare } from "./prepare.mjs";

const words = process.argv.slice(2);
const needed = [];
const optional = [];
while (words[0]?.startsWith("--with")) {
  const [kind, folder] = words.splice(0, 2);
  (kind === "--with" ? needed : optional).push(folder);
}
process.on("exit", stopInstallations);
let child;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
  process.on(signal, () => {
    if (!child) process.exit(128 + constants.signals[signal]);
    // A terminal sends Ctrl+C to the child as well.
    if (signal !== "SIGINT" || !process.stdin.isTTY) child.kill(signal);
  });
try {
  const node = await prepare({ needed, optional });
  if (words.length > 0) start(node);
} catch (error) {
  const { code, message } = error;
  console.error(code ? `${explain(message, "what is missing")}\n\n${message}` : message);
  process.exit(1);
}

function start(node) {
  child = spawn(node, words, { stdio: "inherit" });
  child.once("exit", (status, signal) => process.exit(status ?? 128 + constants.signals[signal]));
  // End with npm. Without npm the process may be meant to outlive the terminal.
  if (!process.env.npm_lifecycle_event) return;
  const first = findParents();
  setInterval(() => findParents() !== first && child.kill(), 500);
}

/** The parent's process id; if the parent is npm's shell, npm's id as well. */
function findParents() {
  const parent = String(process.ppid);
  try {
    const [, name, grandparent] = /\((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${parent}/stat`, "utf8"));
    return name === "sh" ? `${parent} ${grandparent}` : parent;
  } catch {
    // No /proc on this system.
    return parent;
  }
}
