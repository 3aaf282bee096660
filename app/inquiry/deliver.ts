import { words } from "#words/inquiry.ts";
import { type Failure, postInquiry } from "./post-inquiry.ts";
import { onBetterChance, savedKey } from "./resume.ts";
import {
  forgetInquiry,
  isKept,
  isOwn,
  type SavedInquiry,
  saveInquiry,
  waitingInquiry,
} from "./saved-inquiry.ts";

export type News =
  | { is: "sent"; inquiry: SavedInquiry }
  /** Refused if the inquiry has a refusal; otherwise it waits, and `failure` says why. */
  | { is: "unsent"; inquiry: SavedInquiry; failure?: Failure["reason"] | undefined };

/** After the first, second ... failure. The longest pause and an unanswered try (15 s) take less than a minute. */
const pausesMs = [2000, 8000, 15_000, 30_000];
const longestPauseMs = 40_000;
const dayMs = 24 * 60 * 60_000;
/** Longer than one try. A tab that sleeps during its try stops the others for no longer. */
const otherTabsMs = 20_000;

let isDelivering = false;
/** The guest or the network is back: the next try comes without a pause. */
let isHurried = false;
let endPause = () => {};
let listener: ((news: News) => void) | undefined;

/** Saves the inquiry in the place of the former, and tries it at once. */
export function submitInquiry(inquiry: SavedInquiry) {
  saveInquiry(inquiry);
  // App.tsx resumes only what the storage holds.
  if (!isKept()) onBetterChance(() => deliverWaiting(true));
  deliverWaiting(true);
}

/** Tries the waiting inquiry again and again while the page is open. */
export function deliverWaiting(hurry: boolean) {
  if (hurry) {
    isHurried = true;
    endPause();
  }
  if (!isDelivering) deliver();
}

/** Calls `form` with all further news. Without `form`: stops that. */
export function watchDelivery(form?: (news: News) => void) {
  listener = form;
}

async function deliver() {
  isDelivering = true;
  for (let inquiry = inquiryToTry(); inquiry; inquiry = inquiryToTry()) {
    const waitMs = msUntilTry(inquiry);
    if (waitMs > 0) await pause(waitMs);
    else await takeTurn(tryOnce);
  }
  isDelivering = false;
}

/** Read anew each time: another tab may have sent, edited or discarded it. */
function inquiryToTry(): SavedInquiry | undefined {
  const inquiry = waitingInquiry();
  return inquiry?.refusal === undefined ? inquiry : undefined;
}

function msUntilTry({ nextTryAt, mustWait }: SavedInquiry): number {
  if (isHurried && !mustWait) return 0;
  const waitMs = nextTryAt - Date.now();
  // Longer than any pause: the clock was set back.
  return waitMs > (mustWait ? dayMs : longestPauseMs) ? 0 : waitMs;
}

function pause(ms: number) {
  return new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
    endPause = resolve;
  });
}

/** Only one tab sends at a time; the others wait. */
async function takeTurn(task: () => Promise<void>) {
  const { locks } = navigator;
  // They exist on https and localhost only.
  if (!locks) return task();
  const turn = async () => {
    // The lock can arrive before what the other tab has saved. One more round trip lets that arrive, too.
    await locks.query();
    await task();
  };
  await locks.request(savedKey, { signal: AbortSignal.timeout(otherTabsMs) }, turn).catch(turn);
}

async function tryOnce() {
  const inquiry = inquiryToTry();
  // While this tab waited, another may have sent the inquiry or failed to reach the service.
  if (!inquiry || msUntilTry(inquiry) > 0) return;
  const tries = isHurried ? 1 : inquiry.tries + 1;
  isHurried = false;
  const answer = await postInquiry(inquiry);
  const latest = inquiryToTry();
  // It was edited during the try: the answer is about the old text.
  if (latest && latest.id !== inquiry.id) return;
  // It was discarded during the try: the guest only learns if it was sent.
  if (!latest && answer.is !== "sent") return;
  if (answer.is === "sent") return tellSent(inquiry);
  if (answer.is === "refused") return tellUnsent({ ...inquiry, refusal: answer.reason });
  tellUnsent({ ...inquiry, ...pauseAfter(tries, answer.retryAfterMs) }, answer.reason);
}

function tellSent(inquiry: SavedInquiry) {
  forgetInquiry("sent");
  alert(sentWords(inquiry));
  listener?.({ is: "sent", inquiry });
}

/** The success message. Of an inquiry of an earlier visit it says which one was sent: another guest may be reading. */
export function sentWords(inquiry: SavedInquiry): string {
  return isOwn(inquiry) ? words.sent : `${words.sent} ${words.sentEarlier}`;
}

function tellUnsent(inquiry: SavedInquiry, failure?: Failure["reason"]) {
  saveInquiry(inquiry);
  listener?.({ is: "unsent", inquiry, failure });
}

function pauseAfter(tries: number, retryAfterMs: number) {
  const pauseMs = pausesMs[tries - 1] ?? longestPauseMs;
  return {
    tries,
    nextTryAt: Date.now() + Math.max(pauseMs, retryAfterMs),
    mustWait: retryAfterMs > pauseMs,
  };
}
