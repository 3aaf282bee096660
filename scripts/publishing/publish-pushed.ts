import type { Contact, SiteManifest } from "#release/site-manifest.ts";
import { noticeOfContactChange } from "#service/domain/contact-change.ts";
import type { Mistakes } from "./hold-back.ts";
import { RefusedPush, type Taken } from "./take-content.ts";

/** What one run remembers for the next. */
export interface PublishingState {
  /** The tree and settings that were published last, or that changed nothing for guests. */
  published?: string | undefined;
  /** The commit of that tree. */
  commit?: string | undefined;
  /** The commit since which a file's changes are held back, by file. */
  heldSince?: Record<string, string>;
  unreachableSince?: number | undefined;
  /** Whether the owner was told of a delay and not yet of its end. */
  isToldOfDelay?: boolean;
  /** How guests reach the resort, as the owner was told last. */
  contact?: Contact | undefined;
  /** The latest notice about each matter. */
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
  /** Changes when there is something new to say. */
  key: string;
  subject: string;
  text: string;
  isSent?: boolean;
}

/** The result of publishing. */
export type Outcome =
  /** Guests see everything but the forms in `held`. */
  | { status: "published"; held: Mistakes }
  /** Another build is running. */
  | { status: "postponed" }
  /** `isContent`: whether the owner can correct it. */
  | { status: "failed"; reason: string; isContent: boolean };

/** What a run does outside of this module. */
export interface Publishing {
  take(published: string | undefined): Promise<Taken>;
  publish(taken: Taken): Promise<Outcome>;
  /** Lists the changes since the commit `from`, one per line: who, when, which forms. Without `files`: of all files. */
  changes(from: string | undefined, files?: string[]): Promise<string[]>;
  /** The name of a file's form. */
  formOf(file: string): string;
  /** The current release; undefined before the first one. */
  website(): Pick<SiteManifest, "address" | "pages" | "contact"> | undefined;
  /** A digest of the settings that a build reads. */
  settings: string;
}

const hourMs = 3600_000;

/** One run of the timer. Changes `state`. Resolves to false if a change could not be published. */
export async function publishPushed(
  state: PublishingState,
  publishing: Publishing,
  now: number,
): Promise<boolean> {
  try {
    return await takeAndPublish(state, publishing, now);
  } finally {
    // Even if this run failed: a developer's build may have published contact details that were pushed.
    noteContact(state, publishing.website()?.contact);
  }
}

async function takeAndPublish(state: PublishingState, publishing: Publishing, now: number): Promise<boolean> {
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
  if (outcome?.status === "postponed") return false;
  if (outcome?.status === "failed") {
    await noteFailure(state, outcome, publishing);
    return false;
  }
  if (outcome) {
    await noteHeld(state, outcome.held, publishing);
    Object.assign(state, { published: next, commit: taken.commit });
  }
  noteRecovery(state, now);
  return !state.notices.held;
}

/** The notices that have yet to be mailed. */
export const unsentNotices = ({ notices }: PublishingState): Notice[] =>
  Object.values(notices).filter(({ isSent }) => !isSent);

export function markSent(state: PublishingState) {
  const { contact } = state.notices;
  if (contact && !contact.isSent) state.contact = JSON.parse(contact.key).now;
  for (const notice of unsentNotices(state)) notice.isSent = true;
  if (delays.some((matter) => state.notices[matter])) state.isToldOfDelay = true;
}

const delays = ["failed", "held", "unreachable", "refused"] as const;

const treeOf = (published: string | undefined) => published?.split(" ")[0];

/** Replaces a notice only if there is something new to say: otherwise every run would mail it again. */
function tell(state: PublishingState, matter: Matter, key: string, subject: string, text: string) {
  if (state.notices[matter]?.key !== key) state.notices[matter] = { key, subject, text };
}

/** Short network failures are not reported. */
function noteNotTaken(state: PublishingState, error: Error, now: number) {
  if (error instanceof RefusedPush) {
    delete state.unreachableSince;
    return tell(
      state,
      "refused",
      error.message,
      "a push was refused",
      `${error.message} Guests still see the previous version of the website. If nobody on your team did this on purpose, delete the token and tell your developer.`,
    );
  }
  state.unreachableSince ??= now;
  if (now - state.unreachableSince < hourMs) return;
  tell(
    state,
    "unreachable",
    "",
    "changes are not getting through",
    `For the past hour, the website's machine could not fetch changes from the Git host. Guests still see the previous version; new changes are waiting. Your developer should look at this:\n\n${error.message}`,
  );
}

/** Notices about what was not taken. Whether the rest is published is reported elsewhere. */
function noteWhatStays(state: PublishingState, { commit, waiting, waitingDiff, madeHere, rewritten }: Taken) {
  const short = commit.slice(0, 12);
  if (waiting.length === 0) delete state.notices.waiting;
  else
    tell(
      state,
      "waiting",
      waitingDiff,
      "files are waiting for your developer",
      `These files at the Git host are neither texts nor pictures. Whoever has a token for /admin must not be able to change the website's code, so they were not applied:\n\n${list(waiting)}\n\nYour developer can review and apply them in the website's folder:\n\n  git diff HEAD ${short}\n  git reset --keep ${short}\n\nThen restart the service.`,
    );
  if (rewritten)
    tell(
      state,
      "rewritten",
      rewritten,
      "its history was rewritten",
      `Somebody has rewritten the history of the website at the Git host. The website's machine follows the new history; the earlier one is kept there, in the branch ${rewritten}. If nobody on your team did this on purpose, delete the token and tell your developer.`,
    );
  if (madeHere)
    tell(
      state,
      "made-here",
      madeHere.branch,
      "changes made on its machine were set aside",
      `These changes were made on the website's machine and are not at the Git host:\n\n${list(madeHere.names)}\n\nThe machine follows the Git host. Your developer can find these changes on it, in the branch ${madeHere.branch}.`,
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
      return `${formOf(file)}\n${indent(held[file] ?? [])}\nSaved changes that are waiting:\n${list(saved)}`;
    }),
  );
  const names = files.map(formOf).join(", ");
  tell(
    state,
    "held",
    JSON.stringify(held),
    `${names}: not published yet`,
    `The website shows all changes but those in: ${names}. In those, guests still see the previous version.\n\n${forms.join("\n\n")}\n\n${correctIt(website())} You will get another mail when everything is online.`,
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
    // The output of a broken build may differ in each run.
    isContent ? reason : "",
    "changes are not published",
    `Guests still see the previous version of the website. These changes are waiting:\n\n${waiting}\n\n${todo}\n\nYou will get another mail when everything is online.`,
  );
}

/** Remembers the first contact details without a mail, because there is nothing to compare them with. */
function noteContact(state: PublishingState, now: Contact | undefined) {
  state.contact ??= now;
  const told = state.contact;
  if (!told || !now) return;
  const notice = noticeOfContactChange(told, now);
  // `markSent` reads from the key what the owner was told.
  if (notice) tell(state, "contact", JSON.stringify({ before: told, now }), notice.subject, notice.text);
}

/** Reports the end of a delay only if the delay was reported. */
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
