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
  /** Both are set only for a waiting inquiry: why it waits, and whether this browser has saved it. */
  failure?: FailureReason;
  isKept?: boolean;
}

interface Delivery {
  /** The guest or the network is back: try again without a pause. */
  isHurried: boolean;
  news?: News;
  endPause: () => void;
}

/** The longest pause and an unanswered try (15 s) together take less than a minute. */
const pausesMs = [0, 2000, 8000, 15_000, 30_000];
const longestPauseMs = 40_000;
/** Longer than one try. Without this limit a tab that sleeps during a try would block the others for hours. */
const otherTabsMs = 20_000;

const underWay = new Map<string, Delivery>();
/** Inquiries that the browser could not save. They last as long as the page. */
const onlyHere = new Map<string, SavedInquiry>();
let listener: ((news: News) => void) | undefined;
let isListening = false;

/** Saves the inquiry, then sends it. If its slot is being delivered, the new text replaces the old and is tried at once. */
export function submitInquiry(inquiry: SavedInquiry) {
  keep(inquiry);
  const known = underWay.get(inquiry.slot);
  if (known) hurry(known);
  (known ?? start(inquiry.slot, true)).news = { is: "sending", inquiry };
}

/** Tries all waiting inquiries again and again while the page is open. */
export function deliverWaiting(isHurried: boolean) {
  for (const { slot, refusal } of waitingInquiries()) {
    if (refusal === undefined && !underWay.has(slot)) start(slot, isHurried);
  }
}

/** Newest first. */
export function waitingInquiries(): SavedInquiry[] {
  return [...onlyHere.values(), ...keptInquiries(Date.now())];
}

export function discardInquiry(slot: string) {
  forget(slot, "discarded");
  underWay.get(slot)?.endPause();
}

/** Calls `form` with the latest news of each current delivery, then with all further news. Without `form`: stops that. */
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
    else await tryAlone(slot, delivery);
  }
  underWay.delete(slot);
}

/** Only one tab sends at a time; the others wait. */
async function tryAlone(slot: string, delivery: Delivery) {
  const { locks } = navigator;
  // They exist on https and localhost only.
  if (!locks) return tryOnce(slot, delivery);
  const { signal, end } = timeLimit(otherTabsMs);
  const turn = async () => {
    end();
    // The lock can arrive before what the other tab has saved. One more round trip lets that arrive, too.
    await locks.query();
    await tryOnce(slot, delivery);
  };
  await locks.request(savedKey + slot, { signal }, turn).catch(turn);
}

async function tryOnce(slot: string, delivery: Delivery) {
  const inquiry = toSend(slot);
  // While this tab waited, another may have sent the inquiry or failed to reach the service.
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
  // Edited or discarded during the try: this answer is about the old text.
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
    // Another inquiry has this id: take a new one. The first time, try again at once.
    tried.id = newId();
    if (tries === 1) tried.triedAt = 0;
  }
  keep(tried);
  if (nextTryInMs(tried, delivery) > 0) {
    tell({ is: "waiting", inquiry: tried, failure, isKept: !onlyHere.has(slot) });
  }
}

/** The success message. For an inquiry of an earlier visit it adds which one was sent: another guest may be reading. */
export function sentWords(slot: string): string {
  return isOpened(slot) ? contact.sent : `${contact.sent} ${contact.sentEarlier}`;
}

/** The waiting inquiry of this slot, read anew: another tab may have sent, edited or discarded it. */
function toSend(slot: string): SavedInquiry | undefined {
  const inquiry = onlyHere.get(slot) ?? keptInquiry(slot, Date.now());
  return inquiry?.refusal === undefined ? inquiry : undefined;
}

function nextTryInMs({ tries, triedAt, silentForMs }: SavedInquiry, { isHurried }: Delivery): number {
  const pauseMs = isHurried ? 0 : (pausesMs[tries] ?? longestPauseMs);
  // Absolute value: a clock that was set back must not delay it for hours.
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

function pause(delivery: Delivery, ms: number) {
  return new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
    delivery.endPause = resolve;
  });
}
