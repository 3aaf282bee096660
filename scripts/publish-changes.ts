// npm run publish-changes, by a timer: takes the content that was pushed to the Git host, checks, builds and publishes
// it. A change with a mistake is not published, and the resort gets one mail about it.
// npm run publish-changes -- --take COMMIT: for a developer, takes the code of that commit, too.
import "./own-env.ts";
import { buildIsRunning, contentIsWrong } from "./exit-status.ts";
import { lockProject } from "./lock-project.ts";
import { type Notices, openNotices, website } from "./publishing/notices.ts";
import { runLimited } from "./publishing/run-limited.ts";
import { type Taken, takeContent } from "./publishing/take-content.ts";

const [option, code] = process.argv.slice(2);
const minuteMs = 60_000;
const unreachableAfterMs = 60 * minuteMs;

try {
  if (option && (option !== "--take" || !code))
    throw new Error("This command has one option: --take COMMIT.");
  if (lockProject("publish-changes")) {
    const notices = openNotices();
    await publishChanges(notices).finally(notices.finish);
  } else console.log("Another run is taking changes.");
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function publishChanges(notices: Notices) {
  const { state, settle, tell } = notices;
  const taken = await takeContent({ published: state.published, code }).catch((error) =>
    sayNotTaken(error, notices),
  );
  if (!taken) return;
  delete state.unreachableSince;
  sayWhatStays(taken, notices);
  if (taken.tree !== state.published && !(await publish(taken, notices))) return;
  state.published = taken.tree;
  const wasLate = ["refused", "unreachable"].filter(settle).length > 0;
  if (wasLate)
    tell(
      "current",
      taken.commit + Date.now(),
      "up to date again",
      `The website shows your last change: ${taken.title}.`,
    );
}

/** A short failure of the network needs nobody: mails once, after an hour. */
function sayNotTaken({ message }: Error, { state, tell }: Notices) {
  console.error(`The changes could not be taken. ${message}`);
  process.exitCode = 1;
  if (code) return;
  state.unreachableSince ??= Date.now();
  if (Date.now() - state.unreachableSince < unreachableAfterMs) return;
  tell(
    "unreachable",
    "",
    "changes do not reach it",
    `For an hour the website's machine could not take changes from the Git host. Guests see the website as it was before; new changes wait. The one who set it up should look at this:\n\n${message}`,
  );
}

function sayWhatStays({ commit, waiting, madeHere, rewritten }: Taken, { tell, settle }: Notices) {
  const short = commit.slice(0, 12);
  if (waiting.length === 0) settle("waiting");
  else
    tell(
      "waiting",
      waiting.join(),
      "files wait for your developer",
      `Words and pictures that are pushed to the Git host are published at once. These files are others, and a token of /admin must not change what the website's machine runs. They wait:\n\n${list(waiting)}\n\nThe developer looks at them in the website's folder, and takes them:\n\n  git diff refs/publishing/taken ${short}\n  npm run publish-changes -- --take ${short}\n\nThen he restarts the service.`,
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
      `These were made on the website's machine, and the Git host does not have them:\n\n${list(madeHere.names)}\n\nThe website shows the words and pictures of the Git host. The branch ${madeHere.branch} on the machine keeps these changes; your developer can push it.`,
    );
}

/** Whether guests see it now. */
async function publish({ commit, title }: Taken, { tell }: Notices): Promise<boolean> {
  const run = (minutes: number, ...words: string[]) =>
    runLimited({ limitMs: minutes * minuteMs }, process.execPath, "scripts/run.mjs", ...words);
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
  tell("refused", commit, "your last change is not published", `${what}\n\n${todo}`);
  return false;
}

function list(names: string[]): string {
  const most = 50;
  const more = names.length > most ? [`and ${names.length - most} more`] : [];
  return [...names.slice(0, most), ...more].map((name) => `  ${name}`).join("\n");
}
