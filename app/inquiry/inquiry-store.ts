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
  /** Why the last attempt failed. Undefined if the inquiry is from an earlier visit, or was refused. */
  failure?: Failure["reason"] | undefined;
};
/** What the form says about the inquiry that this tab has last shown or sent. */
export type Notice = Unsent | { status: "sending" | "sent" | "discarded"; inquiry: SavedInquiry };

export interface InquiryState {
  notice?: Notice | undefined;
  /** Texts to write into the form, if they differ from what it shows. The form applies each new object once. */
  fields?: InquiryFields | undefined;
  /** Whether the guest is waiting for this notice. Only then may it scroll into view. */
  isUserInitiated?: boolean;
}

export const initialState: InquiryState = {};
const emptyFields: InquiryFields = { name: "", email: "", message: "" };

/** The delays after the first, second ... failure. The longest one plus a timed-out attempt (15 s) is less than a minute. */
const retryDelaysMs = [2000, 8000, 15_000, 30_000];
const maxRetryDelayMs = 40_000;
const dayMs = 24 * 60 * 60_000;
/** Longer than one attempt (15 s). Without a limit, a tab that is frozen during its attempt would block all others. */
const lockTimeoutMs = 20_000;

/** Saves the guest's inquiry, retries until it is sent while a page is open, and tells the form how it went. */
export class InquiryStore {
  #state = initialState;
  #listeners = new Set<() => void>();
  /** The form's current texts. */
  #typed: InquiryFields = emptyFields;
  /** The id of the inquiry that the guest has submitted, until the first attempt is over. */
  #awaitedId: string | undefined;
  #isUserInitiated = false;
  #isSending = false;
  /** Set when the guest or the network is back: the next attempt starts without a delay. */
  #skipsDelay = false;
  #endDelay = () => {};

  /** For React's useSyncExternalStore. */
  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    addEventListener("storage", this.#syncWithOtherTabs);
    // A page in the back/forward cache receives no storage events.
    addEventListener("pageshow", this.#syncWithOtherTabs);
    return () => {
      this.#listeners.delete(listener);
      removeEventListener("storage", this.#syncWithOtherTabs);
      removeEventListener("pageshow", this.#syncWithOtherTabs);
      // The next form starts without a notice.
      this.#state = initialState;
    };
  };
  state = () => this.#state;

  /** Call it once the form is hydrated. `typed`: what the guest had typed before, which is never overwritten. */
  restore(typed: InquiryFields) {
    const pending = readPending();
    const draft = readDraft().fields ?? (pending && isInThisTab(pending) ? pending : emptyFields);
    const fields = addSuggestion(hasText(typed) ? typed : draft);
    this.saveDraft(fields);
    const notice = pending && this.#noticeFor(pending);
    this.#state = initialState;
    this.#show(notice, hasSameText(fields, typed) ? undefined : fields);
  }

  /** Keeps the form's texts in this tab for its other pages, other languages and a reload. */
  saveDraft({ name, email, message }: InquiryFields) {
    this.#typed = { name, email, message };
    const pending = readPending();
    // They are already part of this tab's saved inquiry.
    const isSaved = pending && isInThisTab(pending) && hasSameText(this.#typed, pending);
    writeDraft({ ...readDraft(), fields: isSaved ? undefined : this.#typed });
  }

  submit(fields: InquiryFields & { website: string }) {
    this.#isUserInitiated = true;
    const pending = readPending();
    // There is one pending inquiry at a time. Another guest's must first be sent, opened or discarded.
    if (pending && !isInThisTab(pending)) return this.#show({ status: "unsent", inquiry: pending });
    const isRetry = pending && pending.refusal === undefined && hasSameText(fields, pending);
    const inquiry = { ...(isRetry ? pending : createInquiry(fields)), ...initialSchedule() };
    if (pending && !isRetry) endInquiry(pending, "replaced");
    writeDraft({ ...readDraft(), inquiryId: inquiry.id });
    saveInquiry(inquiry);
    this.saveDraft(fields);
    this.#awaitedId = inquiry.id;
    this.#show({ status: "sending", inquiry });
    this.sendPending(true);
  }

  /** Puts an inquiry from an earlier visit into the form, below what is already written there. */
  open() {
    const pending = readPending();
    if (!pending) return;
    writeDraft({ ...readDraft(), inquiryId: pending.id });
    const { name, email, message } = this.#typed;
    this.#show(
      { status: "unsent", inquiry: pending },
      {
        name: name || pending.name,
        email: email || pending.email,
        message: [message, pending.message].filter(Boolean).join("\n\n"),
      },
    );
  }

  discard() {
    const pending = readPending();
    if (!pending) return;
    endInquiry(pending, "discarded");
    this.#show({ status: "discarded", inquiry: pending });
  }

  /** Retries the pending inquiry until it is sent. `immediately`: without waiting for the end of the current delay. */
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

  /** Reads the storage each time, because another tab may have sent, edited or discarded the inquiry. */
  #findSendable(): SavedInquiry | undefined {
    const inquiry = readPending();
    return inquiry?.refusal === undefined ? inquiry : undefined;
  }

  #msUntilNextTry({ nextTryAt, mustWait }: SavedInquiry): number {
    if (this.#skipsDelay && !mustWait) return 0;
    const waitMs = nextTryAt - Date.now();
    // A wait longer than any delay means that the clock was set back.
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
    // While this tab waited for the lock, another one may have sent the inquiry or tried in vain.
    if (!inquiry || this.#msUntilNextTry(inquiry) > 0) return;
    const tries = this.#skipsDelay ? 1 : inquiry.tries + 1;
    this.#skipsDelay = false;
    const result = await postInquiry(inquiry);
    // The guest has submitted an edited text meanwhile, so this answer is about the old one.
    if (outcomeOf(inquiry) === "replaced") return;
    if (result.status === "sent") {
      endInquiry(inquiry, "sent");
      this.#show({ status: "sent", inquiry });
      // Required by the specification. The form says the same.
      return showAlert(this.successMessage(inquiry));
    }
    // If the guest has discarded it in the meantime, only a success is reported.
    if (this.#findSendable()?.id !== inquiry.id) return;
    const tried =
      result.status === "refused"
        ? { ...inquiry, refusal: result.reason }
        : { ...inquiry, ...scheduleRetry(tries, result.retryAfterMs) };
    saveInquiry(tried);
    this.#show({
      status: "unsent",
      inquiry: tried,
      failure: result.status === "unsent" ? result.reason : undefined,
    });
  }

  /** The success message. For an inquiry from an earlier visit it says so, because another guest may be reading. */
  successMessage(inquiry: SavedInquiry): string {
    return isInThisTab(inquiry) ? texts.sent : `${texts.sent} ${texts.sentEarlier}`;
  }

  #syncWithOtherTabs = () => {
    const { notice } = this.#state;
    if (notice?.status !== "unsent" && notice?.status !== "sending") return;
    const previous = notice.inquiry;
    const outcome = outcomeOf(previous);
    if (outcome === "sent" || outcome === "discarded")
      return this.#show({ status: outcome, inquiry: previous });
    const latest = readPending();
    // The replacement is not stored yet. Its own storage event will follow.
    if (!latest && outcome === "replaced") return;
    if (latest?.id === previous.id && latest.refusal === previous.refusal) {
      // If the storage was cleared, save it again.
      if (isInThisTab(latest) && !isStored(latest)) saveInquiry(latest);
      return;
    }
    const isInForm = isInThisTab(previous) && hasSameText(this.#typed, previous);
    if (latest && isInForm) writeDraft({ ...readDraft(), inquiryId: latest.id });
    this.#show(latest && { status: "unsent", inquiry: latest }, latest && isInForm ? latest : undefined);
  };

  /** The notice about the pending inquiry for a form that has just been opened. */
  #noticeFor(pending: SavedInquiry): Notice {
    if (pending.id === this.#awaitedId) return { status: "sending", inquiry: pending };
    const { notice } = this.#state;
    const isAnswered = notice?.status === "unsent" && notice.inquiry.id === pending.id;
    return { status: "unsent", inquiry: pending, failure: isAnswered ? notice.failure : undefined };
  }

  #show(notice: Notice | undefined, fields = this.#state.fields) {
    const isFinal = notice?.status === "sent" || notice?.status === "discarded";
    // The form is emptied, unless the guest has edited it since.
    const isEmptied = isFinal && hasSameText(this.#typed, notice.inquiry);
    const isAnswer = notice !== undefined && notice.status !== "sending";
    const isUserInitiated = isAnswer && this.#isUserInitiated && !this.#isEdited(notice.inquiry);
    if (isAnswer) {
      this.#isUserInitiated = false;
      this.#awaitedId = undefined;
    }
    this.#state = { notice, fields: isEmptied ? { ...emptyFields } : fields, isUserInitiated };
    if (isFinal) this.saveDraft(isEmptied ? emptyFields : this.#typed);
    for (const listener of this.#listeners) listener();
  }

  /** Whether the guest has gone on writing. Then nothing may scroll the page. */
  #isEdited(inquiry: SavedInquiry): boolean {
    return isInThisTab(inquiry) && !hasSameText(this.#typed, inquiry);
  }
}

/** Fills the empty fields with the texts from the discount popup. */
function addSuggestion(fields: InquiryFields): InquiryFields {
  const suggested = takeSuggestedFields() ?? emptyFields;
  return {
    name: fields.name || suggested.name,
    email: fields.email || suggested.email,
    message: fields.message || suggested.message,
  };
}

const hasSameText = (a: InquiryFields, b: InquiryFields) =>
  a.name === b.name && a.email === b.email && a.message === b.message;

function createInquiry(fields: InquiryFields & { website: string }) {
  return {
    ...fields,
    ...(languageNote && { languageNote }),
    id: createId(),
    // Counted from the page load, because the guest can write before hydration.
    elapsedMs: Math.round(performance.now()),
    savedAt: Date.now(),
  };
}

/** This tab sends it immediately. The others wait two seconds, so that they do not send it as well. */
const initialSchedule = () => ({ tries: 0, nextTryAt: Date.now() + 2000, mustWait: false });

function scheduleRetry(tries: number, retryAfterMs: number) {
  const delayMs = retryDelaysMs[tries - 1] ?? maxRetryDelayMs;
  return {
    tries,
    nextTryAt: Date.now() + Math.max(delayMs, retryAfterMs),
    mustWait: retryAfterMs > delayMs,
  };
}

/** Runs `task` under a lock that all tabs share. Otherwise each tab would send the same inquiry. */
async function withLockAcrossTabs(task: () => Promise<void>) {
  const { locks } = navigator;
  // The Web Locks API exists on https and localhost only.
  if (!locks) return task();
  const locked = async () => {
    // The lock may be granted before this tab sees what the other one has stored. Querying takes long enough.
    await locks.query();
    await task();
  };
  // Rejects after the timeout, and always in a browser that blocks cookies.
  await locks.request(savedKey, { signal: AbortSignal.timeout(lockTimeoutMs) }, locked).catch(task);
}

export const inquiryStore = new InquiryStore();
