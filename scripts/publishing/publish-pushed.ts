import type { SiteManifest } from "#release/site-manifest.ts";
import type { Mistakes } from "./hold-back.ts";
import { RefusedPush, type Taken } from "./take-content.ts";

/** What a run leaves for the next one. */
export interface PublishingState {
  /** The tree and the settings that were published last, or were found to have nothing new for guests. */
  published?: string | undefined;
  /** The commit that it belongs to. */
  commit?: string | undefined;
  /** By file, since which commit its changes wait. */
  heldSince?: Record<string, string>;
  unreachableSince?: number | undefined;
  /** A mail said that changes wait, and none has said since that they do no longer. */
  isToldOfDelay?: boolean;
  /** The newest mail about each matter. */
  notices: Partial<Record<Matter, Notice>>;
}

type Matter =
  | "contact"
  | "held"
  | "failed"
  | "unreachable"
  | "refused"
  | "current"
  | "waiting"
  | "rewritten"
  | "made-here";

interface Notice {
  /** The same as long as there is nothing new to say. */
  key: string;
  subject: string;
  text: string;
  isSent?: boolean;
}

/** How publishing ended. */
export type Outcome =
  /** Guests see all but the forms in `held`. `contact`: how they reach the resort, if that has changed. */
  | { is: "shown"; held: Mistakes; contact?: { before: Contact; after: Contact } | undefined }
  /** Another build is running. */
  | { is: "later" }
  /** `isContent`: the owner can correct it. */
  | { is: "failed"; reason: string; isContent: boolean };

type Contact = Readonly<Record<string, string>>;

/** What a run does outside of this module. */
export interface Publishing {
  take(published: string | undefined): Promise<Taken>;
  publish(taken: Taken): Promise<Outcome>;
  /** The changes of these files after the commit `from`, a line each: who, when, which forms. Without files: all. */
  changes(from: string | undefined, files?: string[]): Promise<string[]>;
  /** The name of a file's form. */
  formOf(file: string): string;
  /** What guests see; undefined before the first release. */
  website(): Pick<SiteManifest, "address" | "pages"> | undefined;
  /** A digest of what a build reads beside the files: the settings. */
  settings: string;
}

const hourMs = 3600_000;

/** One run of the timer. Changes `state`; false if something stands in the way of a change. */
export async function publishPushed(
  state: PublishingState,
  publishing: Publishing,
  now: number,
): Promise<boolean> {
  let taken: Taken;
  try {
    taken = await publishing.take(treeOf(state.published));
  } catch (error) {
    noteNotTaken(state, error as Error, now);
    return false;
  }
  delete state.unreachableSince;
  noteWhatStays(state, taken);
  const next = `${taken.tree} ${publishing.settings}`;
  const outcome: Outcome | undefined = next === state.published ? undefined : await publishing.publish(taken);
  if (outcome?.is === "later") return false;
  if (outcome?.is === "failed") {
    await noteFailure(state, outcome, publishing);
    return false;
  }
  if (outcome) {
    await noteHeld(state, outcome.held, publishing);
    if (outcome.contact) noteContact(state, outcome.contact);
    Object.assign(state, { published: next, commit: taken.commit });
  }
  noteRecovery(state, now);
  return !state.notices.held;
}

/** All that is to be mailed. */
export const unsentNotices = ({ notices }: PublishingState): Notice[] =>
  Object.values(notices).filter(({ isSent }) => !isSent);

export function markSent(state: PublishingState) {
  for (const notice of unsentNotices(state)) notice.isSent = true;
  if (delays.some((matter) => state.notices[matter])) state.isToldOfDelay = true;
}

const delays = ["failed", "held", "unreachable", "refused"] as const;

const treeOf = (published: string | undefined) => published?.split(" ")[0];

/** Keeps the mail that was sent, unless there is something new to say: otherwise every run would repeat it. */
function tell(state: PublishingState, matter: Matter, key: string, subject: string, text: string) {
  if (state.notices[matter]?.key !== key) state.notices[matter] = { key, subject, text };
}

/** A short failure of the network needs nobody. */
function noteNotTaken(state: PublishingState, error: Error, now: number) {
  if (error instanceof RefusedPush) {
    delete state.unreachableSince;
    return tell(
      state,
      "refused",
      error.message,
      "a push was refused",
      `${error.message} Guests see the website as it was before. If nobody meant this, delete the token and tell your developer.`,
    );
  }
  state.unreachableSince ??= now;
  if (now - state.unreachableSince < hourMs) return;
  tell(
    state,
    "unreachable",
    "",
    "changes do not reach it",
    `For an hour the website's machine could not take changes from the Git host. Guests see the website as it was before; new changes wait. Your developer should look at this:\n\n${error.message}`,
  );
}

/** None of these says what guests see: whether the rest is published is said once, elsewhere. */
function noteWhatStays(state: PublishingState, { commit, waiting, difference, madeHere, rewritten }: Taken) {
  const short = commit.slice(0, 12);
  if (waiting.length === 0) delete state.notices.waiting;
  else
    tell(
      state,
      "waiting",
      difference,
      "files wait for your developer",
      `These files at the Git host are neither words nor pictures. A token of /admin must not change what the website's machine runs, so they wait:\n\n${list(waiting)}\n\nYour developer looks at them in the website's folder, and takes them:\n\n  git diff HEAD ${short}\n  git reset --keep ${short}\n\nThen he restarts the service.`,
    );
  if (rewritten)
    tell(
      state,
      "rewritten",
      rewritten,
      "its history was rewritten",
      `Somebody has rewritten the history of the website at the Git host. The website's machine has taken what is there now, and keeps what was there before in the branch ${rewritten}. If nobody did this on purpose, delete the token and tell your developer.`,
    );
  if (madeHere)
    tell(
      state,
      "made-here",
      madeHere.branch,
      "changes of its machine are set aside",
      `These were made on the website's machine, and the Git host does not have them:\n\n${list(madeHere.names)}\n\nThe machine follows the Git host. The branch ${madeHere.branch} on the machine keeps these changes for your developer.`,
    );
}

async function noteHeld(state: PublishingState, held: Mistakes, { changes, formOf, website }: Publishing) {
  const files = Object.keys(held).sort();
  const since = state.heldSince ?? {};
  state.heldSince = Object.fromEntries(files.map((file) => [file, since[file] ?? state.commit ?? ""]));
  delete state.notices.failed;
  if (files.length === 0) return;
  const forms = await Promise.all(
    files.map(async (file) => {
      const saved = await changes(state.heldSince?.[file] || undefined, [file]);
      return `${formOf(file)}\n${indent(held[file] ?? [])}\nSaved there, and waiting:\n${list(saved)}`;
    }),
  );
  const names = files.map(formOf).join(", ");
  tell(
    state,
    "held",
    JSON.stringify(held),
    `${names}: not published yet`,
    `The website shows all changes but those in: ${names}. There guests see what they saw before.\n\n${forms.join("\n\n")}\n\n${correctIt(website())} A mail says when everything is on the website.`,
  );
}

async function noteFailure(
  state: PublishingState,
  { reason, isContent }: { reason: string; isContent: boolean },
  { changes, website }: Publishing,
) {
  const todo = isContent
    ? `${reason.slice(0, 5000)}\n\n${correctIt(website())}`
    : `Your developer should look at this:\n\n${reason.slice(-5000)}`;
  const waiting = list(await changes(state.commit));
  delete state.notices.held;
  tell(
    state,
    "failed",
    // What a broken build says may differ in each run.
    isContent ? reason : "",
    "changes are not published",
    `Guests see the website as it was before. These changes wait:\n\n${waiting}\n\n${todo}\n\nA mail says when everything is on the website.`,
  );
}

function noteContact(state: PublishingState, { before, after }: { before: Contact; after: Contact }) {
  const changed = Object.keys(after).filter((name) => before[name] !== after[name]);
  if (changed.length === 0) return;
  const lines = changed.map((name) => `${name}\n  before: ${before[name] ?? "none"}\n  now: ${after[name]}`);
  tell(
    state,
    "contact",
    JSON.stringify(after),
    "guests reach you in another way",
    `Somebody has changed how guests reach you:\n\n${lines.join("\n\n")}\n\nIf nobody of you did this, change it back, delete the token and tell your developer.`,
  );
}

/** Only who was told that something waits is told that it does no longer. */
function noteRecovery(state: PublishingState, now: number) {
  for (const matter of ["failed", "unreachable", "refused"] as const) delete state.notices[matter];
  if (Object.keys(state.heldSince ?? {}).length > 0) return;
  delete state.notices.held;
  if (state.isToldOfDelay)
    tell(state, "current", String(now), "up to date again", "The website shows all changes.");
  delete state.isToldOfDelay;
}

function correctIt(website: ReturnType<Publishing["website"]>): string {
  const where = website?.pages["/admin"] ? ` at ${website.address}/admin` : "";
  return `Correct it${where} and save.`;
}

const indent = (lines: readonly string[]) => lines.map((line) => `  ${line}`).join("\n");

function list(lines: readonly string[]): string {
  const most = 50;
  const more = lines.length > most ? [`and ${lines.length - most} more`] : [];
  return indent([...lines.slice(0, most), ...more]);
}
