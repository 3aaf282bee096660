import { contact } from "#content/contact.yaml";
import { postInquiry, timeLimit } from "./post-inquiry.ts";
import { onBetterChance, savedKey } from "./resume.ts";
import {
  type FailureReason,
  forgetInquiry,
  isOpened,
  keepInquiry,
  keptInquiries,
  keptInquiry,
  newId,
  type SavedInquiry,
} from "./saved-inquiry.ts";

export interface News {
  is: "sending" | "sent" | "refused" | "waiting";
  inquiry: SavedInquiry;
  /** Of one that waits: why, and whether this browser keeps it. */
  failure?: FailureReason;
  isKept?: boolean;
}

interface Delivery {
  /** The guest, or the network, is back: no pause before the next try. */
  isHurried: boolean;
  news?: News;
  endPause: () => void;
}

/** With the 15 s of a try that nobody answers the longest is less than a minute, which is what the notice promises. */
const pausesMs = [0, 2000, 8000, 15_000, 30_000];
const longestPauseMs = 40_000;
/** Longer than a try takes. A tab that the device put to sleep in the middle of one would block the others for hours. */
const otherTabsMs = 20_000;

const underWay = new Map<string, Delivery>();
/** What the browser would not keep lives as long as the page. */
const onlyHere = new Map<string, SavedInquiry>();
let listener: ((news: News) => void) | undefined;
let isListening = false;

/** Saves the inquiry, then sends it. In a slot that is under way it replaces the words and is tried at once. */
export function submitInquiry(inquiry: SavedInquiry) {
  keep(inquiry);
  const known = underWay.get(inquiry.slot);
  if (known) hurry(known);
  (known ?? start(inquiry.slot, true)).news = { is: "sending", inquiry };
}

/** Tries all that waits, again and again for as long as the page is open. */
export function deliverWaiting(isHurried: boolean) {
  for (const { slot, refusal } of waitingInquiries()) {
    if (refusal === undefined && !underWay.has(slot)) start(slot, isHurried);
  }
}

/** The newest first. */
export function waitingInquiries(): SavedInquiry[] {
  return [...onlyHere.values(), ...keptInquiries(Date.now())];
}

export function discardInquiry(slot: string) {
  forget(slot, "discarded");
  underWay.get(slot)?.endPause();
}

/** Tells the form the latest of what is under way, then all that follows; without one, nobody. */
export function watchDeliveries(form?: (news: News) => void) {
  listener = form;
  for (const { news } of underWay.values()) if (news) listener?.(news);
}

function start(slot: string, isHurried: boolean): Delivery {
  if (!isListening) onBetterChance(() => underWay.forEach(hurry));
  isListening = true;
  const delivery: Delivery = { isHurried, endPause() {} };
  underWay.set(slot, delivery);
  deliver(slot, delivery);
  return delivery;
}

async function deliver(slot: string, delivery: Delivery) {
  for (let inquiry = toSend(slot); inquiry; inquiry = toSend(slot)) {
    const waitMs = nextTryInMs(inquiry, delivery);
    if (waitMs > 0) await pause(delivery, waitMs);
    else await withLock(slot, () => tryOnce(slot, delivery));
  }
  underWay.delete(slot);
}

/** One tab tries at a time, the others wait for their turn. */
async function withLock(slot: string, work: () => Promise<void>) {
  // Browsers have locks on https and localhost only.
  if (!navigator.locks) return work();
  const { signal, end } = timeLimit(otherTabsMs);
  const turn = () => {
    end();
    return work();
  };
  await navigator.locks.request(savedKey + slot, { signal }, turn).catch(turn);
}

async function tryOnce(slot: string, delivery: Delivery) {
  const inquiry = toSend(slot);
  // While this tab waited for its turn, another may have sent it, or found nobody there.
  if (!inquiry || nextTryInMs(inquiry, delivery) > 0) return;
  const tries = delivery.isHurried ? 1 : inquiry.tries + 1;
  delivery.isHurried = false;
  const answer = await postInquiry(inquiry);
  const tell = (news: News) => {
    delivery.news = news;
    listener?.(news);
  };
  const latest = toSend(slot);
  const isSame = latest?.id === inquiry.id;
  if (answer.is === "sent" && (isSame || !latest)) {
    forget(slot, "sent");
    alert(sentWords(slot));
    return tell({ is: "sent", inquiry });
  }
  // Edited or discarded meanwhile: this answer is about words that count no more.
  if (!isSame) return;
  if (answer.is === "refused") {
    return tell({ is: "refused", inquiry: keep({ ...latest, refusal: answer.reason }) });
  }
  let failure: FailureReason = "unexpected";
  const tried = { ...latest, tries, triedAt: Date.now(), silentForMs: 0 };
  if (answer.is === "unsent") {
    failure = answer.failure;
    tried.silentForMs = answer.retryAfterMs;
  } else {
    // Another inquiry has this id. Under a fresh one nothing is lost, and the first time nobody needs to wait for it.
    tried.id = newId();
    if (tries === 1) tried.triedAt = 0;
  }
  keep(tried);
  if (nextTryInMs(tried, delivery) > 0) {
    tell({ is: "waiting", inquiry: tried, failure, isKept: !onlyHere.has(slot) });
  }
}

/** Somebody may be reading who has written another one, or none: then it says which of them it was. */
export function sentWords(slot: string): string {
  return isOpened(slot) ? contact.sent : `${contact.sent} ${contact.sentEarlier}`;
}

/** What waits in this slot now: another tab may have sent, edited or discarded it. */
function toSend(slot: string): SavedInquiry | undefined {
  const inquiry = onlyHere.get(slot) ?? keptInquiry(slot, Date.now());
  return inquiry?.refusal === undefined ? inquiry : undefined;
}

function nextTryInMs({ tries, triedAt, silentForMs }: SavedInquiry, { isHurried }: Delivery): number {
  const pauseMs = isHurried ? 0 : (pausesMs[tries] ?? longestPauseMs);
  // Absolute, because a clock that was set back would stop it for hours.
  return Math.max(pauseMs, silentForMs) - Math.abs(Date.now() - triedAt);
}

function keep(inquiry: SavedInquiry): SavedInquiry {
  if (keepInquiry(inquiry)) onlyHere.delete(inquiry.slot);
  else onlyHere.set(inquiry.slot, inquiry);
  return inquiry;
}

function forget(slot: string, news: "sent" | "discarded") {
  onlyHere.delete(slot);
  forgetInquiry(slot, news);
}

function hurry(delivery: Delivery) {
  delivery.isHurried = true;
  delivery.endPause();
}

async function pause(delivery: Delivery, ms: number) {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    delivery.endPause = () => {
      clearTimeout(timer);
      resolve();
    };
  });
}
