import { showAlert } from "#app/ui/browser.ts";
import { languageNote } from "#content/site.yaml";
import type { InquiryFields } from "#shared/inquiry.ts";
import texts from "#words/inquiry.json" with { type: "json" };
import { hasText, readDraft, takeSuggestedFields, writeDraft } from "./draft-storage.ts";
import { type Failure, postInquiry } from "./post-inquiry.ts";
import {
  createId,
  endInquiry,
  isInThisTab,
  isStored,
  outcomeOf,
  readPending,
  type SavedInquiry,
  savedKey,
  saveInquiry,
} from "./saved-inquiry.ts";

export type Unsent = {
  status: "unsent";
  inquiry: SavedInquiry;
  /** Why it waits. Missing if it is of an earlier visit, or refused. */
  failure?: Failure["reason"] | undefined;
};
/** What the form says of the inquiry that this tab has last shown or sent. */
export type Notice = Unsent | { status: "sending" | "sent" | "discarded"; inquiry: SavedInquiry };

export interface InquiryState {
  notice?: Notice | undefined;
  /** What the form must show from now on, if it differs from what the guest has typed. */
  fields?: InquiryFields | undefined;
  /** Whether the guest waits for this notice: only then may it scroll into view. */
  isUserInitiated?: boolean;
}

export const initialState: InquiryState = {};
const emptyFields: InquiryFields = { name: "", email: "", message: "" };

/** After the first, second ... failure. The longest pause and an unanswered try (15 s) take less than a minute. */
const retryDelaysMs = [2000, 8000, 15_000, 30_000];
const maxRetryDelayMs = 40_000;
const dayMs = 24 * 60 * 60_000;
/** Longer than one try (15 s). Without this limit a tab that falls asleep during its try would stop all others. */
const lockTimeoutMs = 20_000;

/** The inquiry in the browser: saves it, sends it again and again while a page is open, and tells the form about it. */
export class InquiryStore {
  #state = initialState;
  #listeners = new Set<() => void>();
  /** What is in the form. */
  #typed: InquiryFields = emptyFields;
  /** The inquiry that the guest has submitted, until its first answer. */
  #awaitedId: string | undefined;
  #isUserInitiated = false;
  #isSending = false;
  /** The guest or the network is back: the next try comes without a pause. */
  #skipsDelay = false;
  #endDelay = () => {};

  /** For React's useSyncExternalStore. */
  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    addEventListener("storage", this.#syncWithOtherTabs);
    // Other tabs' news do not reach a page in the back/forward cache.
    addEventListener("pageshow", this.#syncWithOtherTabs);
    return () => {
      this.#listeners.delete(listener);
      removeEventListener("storage", this.#syncWithOtherTabs);
      removeEventListener("pageshow", this.#syncWithOtherTabs);
      // The next form begins anew.
      this.#state = initialState;
    };
  };
  state = () => this.#state;

  /** Call it once the form is hydrated. `typed`: what the guest had typed by then, which is never overwritten. */
  restore(typed: InquiryFields) {
    const waiting = readPending();
    const kept = readDraft().words ?? (waiting && isInThisTab(waiting) ? waiting : emptyFields);
    const words = addSuggestion(hasText(typed) ? typed : kept);
    this.saveDraft(words);
    const notice = waiting && this.#noticeFor(waiting);
    this.#state = initialState;
    this.#show(notice, hasSameText(words, typed) ? undefined : words);
  }

  /** Keeps what is in the form, in this tab only: for another page, another language, a reload. */
  saveDraft({ name, email, message }: InquiryFields) {
    this.#typed = { name, email, message };
    const waiting = readPending();
    // The words of this tab's saved inquiry are kept already.
    const isSaved = waiting && isInThisTab(waiting) && hasSameText(this.#typed, waiting);
    writeDraft({ ...readDraft(), words: isSaved ? undefined : this.#typed });
  }

  submit(words: InquiryFields & { website: string }) {
    this.#isUserInitiated = true;
    const waiting = readPending();
    // One inquiry waits at a time: another one must first be sent, opened or discarded.
    if (waiting && !isInThisTab(waiting)) return this.#show({ status: "unsent", inquiry: waiting });
    const isTriedAgain = waiting && waiting.refusal === undefined && hasSameText(words, waiting);
    const inquiry = { ...(isTriedAgain ? waiting : newInquiry(words)), ...firstSchedule() };
    if (waiting && !isTriedAgain) endInquiry(waiting, "replaced");
    writeDraft({ ...readDraft(), own: inquiry.id });
    saveInquiry(inquiry);
    this.saveDraft(words);
    this.#awaitedId = inquiry.id;
    this.#show({ status: "sending", inquiry });
    this.sendPending(true);
  }

  /** Puts an inquiry of an earlier visit into the form, beside what is written there already: no text is lost. */
  open() {
    const waiting = readPending();
    if (!waiting) return;
    writeDraft({ ...readDraft(), own: waiting.id });
    const { name, email, message } = this.#typed;
    this.#show(
      { status: "unsent", inquiry: waiting },
      {
        name: name || waiting.name,
        email: email || waiting.email,
        message: [message, waiting.message].filter(Boolean).join("\n\n"),
      },
    );
  }

  discard() {
    const waiting = readPending();
    if (!waiting) return;
    endInquiry(waiting, "discarded");
    this.#show({ status: "discarded", inquiry: waiting });
  }

  /** Tries the waiting inquiry again and again while the page is open. */
  sendPending(immediately: boolean) {
    if (immediately) {
      this.#skipsDelay = true;
      this.#endDelay();
    }
    if (!this.#isSending) this.#sendUntilDone();
  }

  async #sendUntilDone() {
    this.#isSending = true;
    for (let inquiry = this.#findSendable(); inquiry; inquiry = this.#findSendable()) {
      const waitMs = this.#msUntilNextTry(inquiry);
      if (waitMs > 0) await this.#delay(waitMs);
      else await withLockAcrossTabs(() => this.#trySending());
    }
    this.#isSending = false;
  }

  /** Read anew each time: another tab may have sent, edited or discarded it. */
  #findSendable(): SavedInquiry | undefined {
    const inquiry = readPending();
    return inquiry?.refusal === undefined ? inquiry : undefined;
  }

  #msUntilNextTry({ nextTryAt, mustWait }: SavedInquiry): number {
    if (this.#skipsDelay && !mustWait) return 0;
    const waitMs = nextTryAt - Date.now();
    // Longer than any pause: the clock was set back.
    return waitMs > (mustWait ? dayMs : maxRetryDelayMs) ? 0 : waitMs;
  }

  #delay(ms: number) {
    return new Promise<void>((resolve) => {
      setTimeout(resolve, ms);
      this.#endDelay = resolve;
    });
  }

  async #trySending() {
    const inquiry = this.#findSendable();
    // While this tab waited, another may have sent the inquiry or failed to reach the service.
    if (!inquiry || this.#msUntilNextTry(inquiry) > 0) return;
    const tries = this.#skipsDelay ? 1 : inquiry.tries + 1;
    this.#skipsDelay = false;
    const answer = await postInquiry(inquiry);
    // It was edited during the try: the answer is about the old text.
    if (outcomeOf(inquiry) === "replaced") return;
    if (answer.status === "sent") {
      endInquiry(inquiry, "sent");
      this.#show({ status: "sent", inquiry });
      // The specification requires it. The form says the same.
      return showAlert(this.successMessage(inquiry));
    }
    // It was discarded during the try: the guest only learns if it was sent.
    if (this.#findSendable()?.id !== inquiry.id) return;
    const tried =
      answer.status === "refused"
        ? { ...inquiry, refusal: answer.by }
        : { ...inquiry, ...scheduleRetry(tries, answer.retryAfterMs) };
    saveInquiry(tried);
    this.#show({
      status: "unsent",
      inquiry: tried,
      failure: answer.status === "unsent" ? answer.reason : undefined,
    });
  }

  /** The success message. Of an inquiry of an earlier visit it says which one was sent: another guest may be reading. */
  successMessage(inquiry: SavedInquiry): string {
    return isInThisTab(inquiry) ? texts.sent : `${texts.sent} ${texts.sentEarlier}`;
  }

  #syncWithOtherTabs = () => {
    const { notice } = this.#state;
    if (notice?.status !== "unsent" && notice?.status !== "sending") return;
    const former = notice.inquiry;
    const outcome = outcomeOf(former);
    if (outcome === "sent" || outcome === "discarded")
      return this.#show({ status: outcome, inquiry: former });
    const latest = readPending();
    // The one that replaces it comes with the next event.
    if (!latest && outcome === "replaced") return;
    if (latest?.id === former.id && latest.refusal === former.refusal) {
      // The storage was cleared.
      if (isInThisTab(latest) && !isStored(latest)) saveInquiry(latest);
      return;
    }
    const isInForm = isInThisTab(former) && hasSameText(this.#typed, former);
    if (latest && isInForm) writeDraft({ ...readDraft(), own: latest.id });
    this.#show(latest && { status: "unsent", inquiry: latest }, latest && isInForm ? latest : undefined);
  };

  /** What the form says of it when the guest comes to the page. */
  #noticeFor(waiting: SavedInquiry): Notice {
    if (waiting.id === this.#awaitedId) return { status: "sending", inquiry: waiting };
    const { notice } = this.#state;
    const isAnswered = notice?.status === "unsent" && notice.inquiry.id === waiting.id;
    return { status: "unsent", inquiry: waiting, failure: isAnswered ? notice.failure : undefined };
  }

  #show(notice: Notice | undefined, words = this.#state.fields) {
    const isOver = notice?.status === "sent" || notice?.status === "discarded";
    // What the guest has changed since stays in the form.
    const isEmptied = isOver && hasSameText(this.#typed, notice.inquiry);
    const isAnswer = notice !== undefined && notice.status !== "sending";
    const isUserInitiated = isAnswer && this.#isUserInitiated && !this.#isEdited(notice.inquiry);
    if (isAnswer) {
      this.#isUserInitiated = false;
      this.#awaitedId = undefined;
    }
    this.#state = { notice, fields: isEmptied ? { ...emptyFields } : words, isUserInitiated };
    if (isOver) this.saveDraft(isEmptied ? emptyFields : this.#typed);
    for (const listener of this.#listeners) listener();
  }

  /** Whether the guest has written on since: then nothing may move the page. */
  #isEdited(inquiry: SavedInquiry): boolean {
    return isInThisTab(inquiry) && !hasSameText(this.#typed, inquiry);
  }
}

/** The popup's words in the empty fields. */
function addSuggestion(words: InquiryFields): InquiryFields {
  const suggested = takeSuggestedFields() ?? emptyFields;
  return {
    name: words.name || suggested.name,
    email: words.email || suggested.email,
    message: words.message || suggested.message,
  };
}

const hasSameText = (one: InquiryFields, other: InquiryFields) =>
  one.name === other.name && one.email === other.email && one.message === other.message;

function newInquiry(words: InquiryFields & { website: string }) {
  return {
    ...words,
    ...(languageNote && { languageNote }),
    id: createId(),
    // Since the page was opened: the guest can write before hydration.
    elapsedMs: Math.round(performance.now()),
    savedAt: Date.now(),
  };
}

/** This tab tries it at once. Other tabs see it, too, and leave the first try to this one. */
const firstSchedule = () => ({ tries: 0, nextTryAt: Date.now() + 2000, mustWait: false });

function scheduleRetry(tries: number, retryAfterMs: number) {
  const pauseMs = retryDelaysMs[tries - 1] ?? maxRetryDelayMs;
  return {
    tries,
    nextTryAt: Date.now() + Math.max(pauseMs, retryAfterMs),
    mustWait: retryAfterMs > pauseMs,
  };
}

/** Runs `task` under a lock that all tabs share. Otherwise each tab would send the same saved inquiry. */
async function withLockAcrossTabs(task: () => Promise<void>) {
  const { locks } = navigator;
  // They exist on https and localhost only.
  if (!locks) return task();
  const locked = async () => {
    // The lock may be granted before this tab sees what the other one has saved. One more request gives that time.
    await locks.query();
    await task();
  };
  // A browser that blocks cookies refuses all use of locks.
  await locks.request(savedKey, { signal: AbortSignal.timeout(lockTimeoutMs) }, locked).catch(task);
}

export const inquiryStore = new InquiryStore();
