import { contact } from "#content/contact.ts";
import { newId } from "./new-id.ts";
import { withLock } from "./one-tab.ts";
import { postInquiry } from "./post-inquiry.ts";
import {
  type FailureReason,
  forgetInquiry,
  keepInquiry,
  keptInquiries,
  keptInquiry,
  type SavedInquiry,
} from "./saved-inquiry.ts";

export type News = { inquiry: SavedInquiry } & (
  | { is: "sending" | "sent" }
  | { is: "waiting"; failure: FailureReason; isKept: boolean }
  | { is: "refused"; reason: string }
);

interface Delivery {
  /** What is to be sent next; nothing once the guest has discarded it. */
  inquiry: SavedInquiry | undefined;
  /** The guest pressed Submit, or the network is back: no pause before the next try. */
  isUrgent: boolean;
  news?: News;
  endPause: () => void;
}

const pausesMs = [0, 2000, 8000];
const underWay = new Map<string, Delivery>();
/** What the browser would not keep lives as long as the page. */
const onlyHere = new Map<string, SavedInquiry>();
const listeners = new Set<(news: News) => void>();

/** Saves the inquiry, then sends it. In a slot that is under way it replaces the words and is tried at once. */
export function submitInquiry(inquiry: SavedInquiry) {
  keep(inquiry);
  const delivery = underWay.get(inquiry.slot);
  if (!delivery) return start(inquiry, true);
  delivery.inquiry = inquiry;
  hurry(delivery);
}

/** Tries everything that waits, unless another tab is at it. */
export function deliverKept() {
  for (const inquiry of [...keptInquiries(Date.now()), ...onlyHere.values()]) {
    if (inquiry.refusal === undefined && !underWay.has(inquiry.slot)) start(inquiry, false);
  }
}

export function discardInquiry(slot: string) {
  forgetInquiry(slot, "discarded");
  onlyHere.delete(slot);
  const delivery = underWay.get(slot);
  if (!delivery) return;
  delivery.inquiry = undefined;
  delivery.endPause();
}

/** Tells the latest of what is under way, then all that follows. Returns how to stop. */
export function watchDeliveries(listener: (news: News) => void): () => void {
  listeners.add(listener);
  for (const { news } of underWay.values()) if (news) listener(news);
  return () => listeners.delete(listener);
}

async function start(inquiry: SavedInquiry, isUrgent: boolean) {
  // Adding the same listener again has no effect.
  addEventListener("online", onOnline);
  const delivery: Delivery = { inquiry, isUrgent, endPause() {} };
  underWay.set(inquiry.slot, delivery);
  await withLock(inquiry.slot, isUrgent, () => deliver(delivery));
  underWay.delete(inquiry.slot);
  // Submit was pressed while another tab had the lock, or between the last try and here.
  if (delivery.inquiry && delivery.isUrgent) start(delivery.inquiry, true);
}

async function deliver(delivery: Delivery) {
  const tell = (news: News) => {
    delivery.news = news;
    for (const listener of listeners) listener(news);
  };
  let hadConflict = false;
  for (let tries = 0; tries < pausesMs.length; tries += 1) {
    const silentForMs = (delivery.inquiry?.notBefore ?? 0) - Date.now();
    await pause(delivery, Math.max(pausesMs[tries] ?? 0, silentForMs));
    if (delivery.isUrgent) tries = 0;
    delivery.isUrgent = false;
    const { inquiry } = delivery;
    if (!inquiry || !isWanted(inquiry)) return;
    tell({ is: "sending", inquiry });
    const answer = await postInquiry(inquiry);
    const isSame = delivery.inquiry === inquiry;
    if (answer.is === "sent" && (isSame || !delivery.inquiry)) {
      delivery.inquiry = undefined;
      onlyHere.delete(inquiry.slot);
      forgetInquiry(inquiry.slot, "sent");
      alert(contact.sent);
      return tell({ is: "sent", inquiry });
    }
    // Edited or discarded meanwhile: this answer is about words that count no more.
    if (!isSame) continue;
    if (answer.is === "refused") {
      delivery.inquiry = undefined;
      onlyHere.delete(inquiry.slot);
      keepInquiry({ ...inquiry, refusal: answer.reason });
      return tell({ is: "refused", inquiry, reason: answer.reason });
    }
    if (answer.is === "conflict" && !hadConflict) {
      hadConflict = true;
      // Another inquiry has this id. Under a fresh one nothing is lost, and nobody needs to wait for it.
      delivery.inquiry = keep({ ...inquiry, id: newId() });
      delivery.isUrgent = true;
    } else {
      const { failure, retryAfterMs } =
        answer.is === "unsent" ? answer : { failure: "unexpected" as const, retryAfterMs: 0 };
      delivery.inquiry = keep({ ...inquiry, notBefore: Date.now() + retryAfterMs });
      const isKept = !onlyHere.has(inquiry.slot);
      tell({ is: "waiting", inquiry: delivery.inquiry, failure, isKept });
    }
  }
}

function keep(inquiry: SavedInquiry): SavedInquiry {
  if (keepInquiry(inquiry)) onlyHere.delete(inquiry.slot);
  else onlyHere.set(inquiry.slot, inquiry);
  return inquiry;
}

/** Not when another tab has sent, edited or discarded it. */
function isWanted({ slot, id }: SavedInquiry): boolean {
  return (onlyHere.get(slot) ?? keptInquiry(slot, Date.now()))?.id === id;
}

function onOnline() {
  for (const delivery of underWay.values()) hurry(delivery);
  deliverKept();
}

function hurry(delivery: Delivery) {
  delivery.isUrgent = true;
  delivery.endPause();
}

async function pause(delivery: Delivery, ms: number) {
  if (delivery.isUrgent || ms <= 0) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    delivery.endPause = () => {
      clearTimeout(timer);
      resolve();
    };
  });
}
