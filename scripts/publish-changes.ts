// npm run publish-changes, by a timer: takes the content that was pushed to the Git host, checks, builds and publishes
// it. A change with a mistake is not published, and the resort gets one mail about it.
import "./own-env.ts";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readManifest } from "#release/releases.ts";
import { readConfig } from "#service/node/read-config.ts";
import { currentRelease, projectRoot } from "#site-build/site-folder.ts";
import { buildIsRunning, contentIsWrong } from "./exit-status.ts";
import { lockProject } from "./lock-project.ts";
import { mailOwner } from "./mail-owner.ts";
import { runLimited } from "./publishing/run-limited.ts";
import { type Taken, takeContent } from "./publishing/take-content.ts";

/** What a run leaves for the next one. */
interface State {
  /** The tree that guests see. */
  published?: string;
  unreachableSince?: number;
  /** The newest mail about each matter. */
  mails: Record<string, { what: string; subject: string; text: string; isSent?: boolean }>;
}

const stateFile = join(projectRoot, ".cache/publishing.json");
const state: State = { mails: {} };
const hourMs = 3600_000;

try {
  if (lockProject("publish-changes")) {
    if (existsSync(stateFile)) Object.assign(state, JSON.parse(readFileSync(stateFile, "utf8")));
    await publishChanges().finally(finish);
  } else console.log("Another run is taking changes.");
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function publishChanges() {
  const taken = await takeContent(state.published).catch(sayNotTaken);
  if (!taken) return;
  delete state.unreachableSince;
  sayWhatStays(taken);
  if (taken.tree !== state.published && !(await publish(taken))) return;
  state.published = taken.tree;
  if (state.mails.late?.isSent)
    tell(
      "current",
      `${Date.now()}`,
      "up to date again",
      `The website shows your last change: ${taken.title}.`,
    );
  delete state.mails.late;
}

/** A short failure of the network needs nobody: mails once, after an hour. */
function sayNotTaken({ message }: Error): undefined {
  console.error(`The changes could not be taken. ${message}`);
  process.exitCode = 1;
  state.unreachableSince ??= Date.now();
  if (Date.now() - state.unreachableSince < hourMs) return;
  tell(
    "late",
    "unreachable",
    "changes do not reach it",
    `For an hour the website's machine could not take changes from the Git host. Guests see the website as it was before; new changes wait. The one who set it up should look at this:\n\n${message}`,
  );
}

function sayWhatStays({ commit, waiting, difference, madeHere, rewritten }: Taken) {
  const short = commit.slice(0, 12);
  if (waiting.length === 0) delete state.mails.waiting;
  else
    tell(
      "waiting",
      difference,
      "files wait for your developer",
      `Words and pictures that are pushed to the Git host are published at once. These files are others, and a token of /admin must not change what the website's machine runs. They wait:\n\n${list(waiting)}\n\nThe developer looks at them in the website's folder, and takes them:\n\n  git diff HEAD ${short}\n  git reset --keep ${short}\n\nThen he restarts the service.`,
    );
  if (rewritten)
    tell(
      "rewritten",
      rewritten,
      "its history was rewritten",
      `Somebody has rewritten the history of the website at the Git host. The website shows what is there now. If nobody did this on purpose, tell your developer, and delete the token. The website's machine keeps what was there before in the branch ${rewritten}.`,
    );
  if (madeHere)
    tell(
      "made-here",
      madeHere.branch,
      "changes of its machine are not published",
      `These were made on the website's machine, and the Git host does not have them:\n\n${list(madeHere.names)}\n\nThe website shows the words and pictures of the Git host. The branch ${madeHere.branch} on the machine keeps these changes for your developer.`,
    );
}

/** Whether guests see it now. */
async function publish({ commit, title }: Taken): Promise<boolean> {
  const run = (minutes: number, ...words: string[]) =>
    runLimited({ minutes }, process.execPath, "scripts/run.mjs", ...words);
  const check = await run(10, "scripts/check.ts", "--as-forms");
  const { status, stderr } = check.status === 0 ? await run(30, "scripts/build.ts") : check;
  if (status === 0) return true;
  console.error(`Not published: ${title}\n${stderr}`);
  process.exitCode = 1;
  // The next run tries it again.
  if (status === buildIsRunning) return false;
  const what = `The last change (${title}) is not on the website. Guests see the website as it was before.`;
  const todo =
    status === contentIsWrong
      ? `${stderr.slice(0, 5000)}\nCorrect it${website().admin} and save. A second mail says when the website is up to date again.`
      : `Your developer should look at this:\n\n${stderr.slice(-5000)}`;
  tell("late", commit, "your last change is not published", `${what}\n\n${todo}`);
  return false;
}

function list(names: string[]): string {
  const most = 50;
  const lines = names.slice(0, most).map((name) => `  ${name}`);
  if (names.length > most) lines.push(`  and ${names.length - most} more`);
  return lines.join("\n");
}

/** Mails, unless the last mail about this matter had the same `what`: otherwise every run would repeat it. */
function tell(matter: string, what: string, subject: string, text: string) {
  if (state.mails[matter]?.what !== what) state.mails[matter] = { what, subject, text };
}

/** Sends what is unsent; what no mail server takes is tried again in the next run. */
async function finish() {
  try {
    for (const mail of Object.values(state.mails).filter(({ isSent }) => !isSent)) {
      await mailOwner(readConfig(process.env), `${website().name}: ${mail.subject}`, mail.text);
      mail.isSent = true;
    }
  } catch (error) {
    console.error(`A mail about this could not be sent: ${(error as Error).message}`);
  }
  // In one step: half a file, after a loss of power, would stop every later run.
  writeFileSync(`${stateFile}.new`, JSON.stringify(state));
  renameSync(`${stateFile}.new`, stateFile);
}

/** The name of the website, and where its owner corrects it. */
function website(): { name: string; admin: string } {
  try {
    const { name, address = "", pages } = readManifest(currentRelease());
    return { name, admin: pages["/admin"] ? ` at ${address}/admin` : "" };
  } catch {
    // Before the first release.
    return { name: "Your website", admin: "" };
  }
}
