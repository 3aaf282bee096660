import { showAlert } from "#app/ui/browser.ts";
import { languageNote } from "#content/site.yaml";
import type { InquiryWords } from "#shared/inquiry.ts";
import texts from "#words/inquiry.json" with { type: "json" };
import { hasWords, readDraft, takeSuggestedWords, writeDraft } from "./draft-storage.ts";
import { type Failure, postInquiry } from "./post-inquiry.ts";
import {
  endInquiry,
  isOwn,
  isStored,
  keepInquiry,
  newId,
  outcomeOf,
  readWaiting,
  type SavedInquiry,
  savedKey,
} from "./saved-inquiry.ts";

export type Unsent = {
  is: "unsent";
  inquiry: SavedInquiry;
  /** Why it waits. Missing if it is of an earlier visit, or refused. */
  failure?: Failure["reason"] | undefined;
};
/** What the form says of the inquiry that this tab has last shown or sent. */
export type Notice = Unsent | { is: "sending" | "sent" | "discarded"; inquiry: SavedInquiry };

export interface InquiryState {
  notice?: Notice | undefined;
  /** What the form must show from now on, if it differs from what the guest has typed. */
  words?: InquiryWords | undefined;
  /** Whether the guest waits for this notice: only then may it scroll into view. */
  isUserInitiated?: boolean;
}

export const noState: InquiryState = {};
const noWords: InquiryWords = { name: "", email: "", message: "" };

/** After the first, second ... failure. The longest pause and an unanswered try (15 s) take less than a minute. */
const pausesMs = [2000, 8000, 15_000, 30_000];
const longestPauseMs = 40_000;
const dayMs = 24 * 60 * 60_000;
/** Longer than one try (15 s). Without this limit a tab that falls asleep during its try would stop all others. */
const lockWaitMs = 20_000;

/** The inquiry in the browser: saves it, sends it again and again while a page is open, and tells the form about it. */
export class InquiryStore {
  #state = noState;
  #listeners = new Set<() => void>();
  /** What is in the form. */
  #typed: InquiryWords = noWords;
  /** The inquiry that the guest has submitted, until its first answer. */
  #awaitedId: string | undefined;
  #isUserInitiated = false;
  #isSending = false;
  /** The guest or the network is back: the next try comes without a pause. */
  #isHurried = false;
  #endPause = () => {};

  /** For React's useSyncExternalStore. */
  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    addEventListener("storage", this.#followOtherTabs);
    // Other tabs' news do not reach a page in the back/forward cache.
    addEventListener("pageshow", this.#followOtherTabs);
    return () => {
      this.#listeners.delete(listener);
      removeEventListener("storage", this.#followOtherTabs);
      removeEventListener("pageshow", this.#followOtherTabs);
      // The next form begins anew.
      this.#state = noState;
    };
  };
  state = () => this.#state;

  /** Call it once the form is hydrated. `typed`: what the guest had typed by then, which is never overwritten. */
  begin(typed: InquiryWords) {
    const waiting = readWaiting();
    const kept = readDraft().words ?? (waiting && isOwn(waiting) ? waiting : noWords);
    const words = withSuggestion(hasWords(typed) ? typed : kept);
    this.keepTyped(words);
    const notice = waiting && this.#noticeOf(waiting);
    this.#state = noState;
    this.#show(notice, sameWords(words, typed) ? undefined : words);
  }

  /** Keeps what is in the form, in this tab only: for another page, another language, a reload. */
  keepTyped({ name, email, message }: InquiryWords) {
    this.#typed = { name, email, message };
    const waiting = readWaiting();
    // The words of this tab's saved inquiry are kept already.
    const isSaved = waiting && isOwn(waiting) && sameWords(this.#typed, waiting);
    writeDraft({ ...readDraft(), words: isSaved ? undefined : this.#typed });
  }

  submit(words: InquiryWords & { website: string }) {
    this.#isUserInitiated = true;
    const waiting = readWaiting();
    // One inquiry waits at a time: another one must first be sent, opened or discarded.
    if (waiting && !isOwn(waiting)) return this.#show({ is: "unsent", inquiry: waiting });
    const isTriedAgain = waiting && waiting.refusal === undefined && sameWords(words, waiting);
    const inquiry = { ...(isTriedAgain ? waiting : newInquiry(words)), ...firstTry() };
    if (waiting && !isTriedAgain) endInquiry(waiting, "replaced");
    writeDraft({ ...readDraft(), own: inquiry.id });
    keepInquiry(inquiry);
    this.keepTyped(words);
    this.#awaitedId = inquiry.id;
    this.#show({ is: "sending", inquiry });
    this.sendSaved(true);
  }

  /** Puts an inquiry of an earlier visit into the form, beside what is written there already: no text is lost. */
  open() {
    const waiting = readWaiting();
    if (!waiting) return;
    writeDraft({ ...readDraft(), own: waiting.id });
    const { name, email, message } = this.#typed;
    this.#show(
      { is: "unsent", inquiry: waiting },
      {
        name: name || waiting.name,
        email: email || waiting.email,
        message: [message, waiting.message].filter(Boolean).join("\n\n"),
      },
    );
  }

  discard() {
    const waiting = readWaiting();
    if (!waiting) return;
    endInquiry(waiting, "discarded");
    this.#show({ is: "discarded", inquiry: waiting });
  }

  /** Tries the waiting inquiry again and again while the page is open. */
  sendSaved(isHurried: boolean) {
    if (isHurried) {
      this.#isHurried = true;
      this.#endPause();
    }
    if (!this.#isSending) this.#tryAll();
  }

  async #tryAll() {
    this.#isSending = true;
    for (let inquiry = this.#toTry(); inquiry; inquiry = this.#toTry()) {
      const waitMs = this.#msUntilTry(inquiry);
      if (waitMs > 0) await this.#pause(waitMs);
      else await oneTabAtATime(() => this.#tryOnce());
    }
    this.#isSending = false;
  }

  /** Read anew each time: another tab may have sent, edited or discarded it. */
  #toTry(): SavedInquiry | undefined {
    const inquiry = readWaiting();
    return inquiry?.refusal === undefined ? inquiry : undefined;
  }

  #msUntilTry({ nextTryAt, mustWait }: SavedInquiry): number {
    if (this.#isHurried && !mustWait) return 0;
    const waitMs = nextTryAt - Date.now();
    // Longer than any pause: the clock was set back.
    return waitMs > (mustWait ? dayMs : longestPauseMs) ? 0 : waitMs;
  }

  #pause(ms: number) {
    return new Promise<void>((resolve) => {
      setTimeout(resolve, ms);
      this.#endPause = resolve;
    });
  }

  async #tryOnce() {
    const inquiry = this.#toTry();
    // While this tab waited, another may have sent the inquiry or failed to reach the service.
    if (!inquiry || this.#msUntilTry(inquiry) > 0) return;
    const tries = this.#isHurried ? 1 : inquiry.tries + 1;
    this.#isHurried = false;
    const answer = await postInquiry(inquiry);
    // It was edited during the try: the answer is about the old text.
    if (outcomeOf(inquiry) === "replaced") return;
    if (answer.is === "sent") {
      endInquiry(inquiry, "sent");
      this.#show({ is: "sent", inquiry });
      // The specification requires it. The form says the same.
      return showAlert(this.sentWords(inquiry));
    }
    // It was discarded during the try: the guest only learns if it was sent.
    if (this.#toTry()?.id !== inquiry.id) return;
    const tried =
      answer.is === "refused"
        ? { ...inquiry, refusal: answer.by }
        : { ...inquiry, ...pauseAfter(tries, answer.retryAfterMs) };
    keepInquiry(tried);
    this.#show({ is: "unsent", inquiry: tried, failure: answer.is === "unsent" ? answer.reason : undefined });
  }

  /** The success message. Of an inquiry of an earlier visit it says which one was sent: another guest may be reading. */
  sentWords(inquiry: SavedInquiry): string {
    return isOwn(inquiry) ? texts.sent : `${texts.sent} ${texts.sentEarlier}`;
  }

  #followOtherTabs = () => {
    const { notice } = this.#state;
    if (notice?.is !== "unsent" && notice?.is !== "sending") return;
    const former = notice.inquiry;
    const outcome = outcomeOf(former);
    if (outcome === "sent" || outcome === "discarded") return this.#show({ is: outcome, inquiry: former });
    const latest = readWaiting();
    // The one that replaces it comes with the next event.
    if (!latest && outcome === "replaced") return;
    if (latest?.id === former.id && latest.refusal === former.refusal) {
      // The storage was cleared.
      if (isOwn(latest) && !isStored(latest)) keepInquiry(latest);
      return;
    }
    const isInForm = isOwn(former) && sameWords(this.#typed, former);
    if (latest && isInForm) writeDraft({ ...readDraft(), own: latest.id });
    this.#show(latest && { is: "unsent", inquiry: latest }, latest && isInForm ? latest : undefined);
  };

  /** What the form says of it when the guest comes to the page. */
  #noticeOf(waiting: SavedInquiry): Notice {
    if (waiting.id === this.#awaitedId) return { is: "sending", inquiry: waiting };
    const { notice } = this.#state;
    const isAnswered = notice?.is === "unsent" && notice.inquiry.id === waiting.id;
    return { is: "unsent", inquiry: waiting, failure: isAnswered ? notice.failure : undefined };
  }

  #show(notice: Notice | undefined, words = this.#state.words) {
    const isOver = notice?.is === "sent" || notice?.is === "discarded";
    // What the guest has changed since stays in the form.
    const isEmptied = isOver && sameWords(this.#typed, notice.inquiry);
    const isAnswer = notice !== undefined && notice.is !== "sending";
    const isUserInitiated = isAnswer && this.#isUserInitiated && !this.#isEdited(notice.inquiry);
    if (isAnswer) {
      this.#isUserInitiated = false;
      this.#awaitedId = undefined;
    }
    this.#state = { notice, words: isEmptied ? { ...noWords } : words, isUserInitiated };
    if (isOver) this.keepTyped(isEmptied ? noWords : this.#typed);
    for (const listener of this.#listeners) listener();
  }

  /** Whether the guest has written on since: then nothing may move the page. */
  #isEdited(inquiry: SavedInquiry): boolean {
    return isOwn(inquiry) && !sameWords(this.#typed, inquiry);
  }
}

/** The popup's words in the empty fields. */
function withSuggestion(words: InquiryWords): InquiryWords {
  const suggested = takeSuggestedWords() ?? noWords;
  return {
    name: words.name || suggested.name,
    email: words.email || suggested.email,
    message: words.message || suggested.message,
  };
}

const sameWords = (one: InquiryWords, other: InquiryWords) =>
  one.name === other.name && one.email === other.email && one.message === other.message;

function newInquiry(words: InquiryWords & { website: string }) {
  return {
    ...words,
    ...(languageNote && { languageNote }),
    id: newId(),
    // Since the page was opened: the guest can write before hydration.
    elapsedMs: Math.round(performance.now()),
    savedAt: Date.now(),
  };
}

/** This tab tries it at once. Other tabs see it, too, and leave the first try to this one. */
const firstTry = () => ({ tries: 0, nextTryAt: Date.now() + 2000, mustWait: false });

function pauseAfter(tries: number, retryAfterMs: number) {
  const pauseMs = pausesMs[tries - 1] ?? longestPauseMs;
  return {
    tries,
    nextTryAt: Date.now() + Math.max(pauseMs, retryAfterMs),
    mustWait: retryAfterMs > pauseMs,
  };
}

/** Runs `task` under a lock that all tabs share. Otherwise each tab would send the same saved inquiry. */
async function oneTabAtATime(task: () => Promise<void>) {
  const { locks } = navigator;
  // They exist on https and localhost only.
  if (!locks) return task();
  const locked = async () => {
    // The lock may be granted before this tab sees what the other one has saved. One more request gives that time.
    await locks.query();
    await task();
  };
  // A browser that blocks cookies refuses all use of locks.
  await locks.request(savedKey, { signal: AbortSignal.timeout(lockWaitMs) }, locked).catch(task);
}

export const inquiryStore = new InquiryStore();
