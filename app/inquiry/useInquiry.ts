import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { writtenIn } from "#content/site.yaml";
import type { InquiryWords } from "#shared/inquiry.ts";
import { discardInquiry, type News, sentWords, submitInquiry, watchDelivery } from "./deliver.ts";
import { hasWords, isEmpty, readWords, writeWords } from "./form-words.ts";
import type { Failure } from "./post-inquiry.ts";
import { savedKey } from "./resume.ts";
import {
  isOwn,
  keepDraft,
  keptDraft,
  markOwn,
  newId,
  type SavedInquiry,
  waitingInquiry,
} from "./saved-inquiry.ts";

export interface UnsentNotice {
  is: "unsent";
  inquiry: SavedInquiry;
  /** Undefined for an inquiry of an earlier visit. */
  failure: Failure["reason"] | undefined;
  /** Otherwise its text is in the form. */
  isClosed: boolean;
}

export type Notice =
  | UnsentNotice
  | { is: "discarded" }
  /** `email`: where the answer goes, if it is this tab's inquiry. */
  | { is: "sent"; text: string; email?: string | undefined; isEdited: boolean };

/** The state of the inquiry form, and what its buttons do. */
export function useInquiry(form: RefObject<HTMLFormElement | null>) {
  const [isSending, setIsSending] = useState(false);
  const [notice, setNotice] = useState<Notice>();
  /** True after an action of the guest: only then may the notice take the focus. */
  const isAsked = useRef(false);
  /** The inquiry that this tab has last shown or sent. */
  const shown = useRef<SavedInquiry>(undefined);
  const formElement = () => form.current as HTMLFormElement;

  function show(next: Notice | undefined, inquiry?: SavedInquiry) {
    setIsSending(false);
    setNotice(next);
    shown.current = inquiry;
  }

  function showUnsent(inquiry: SavedInquiry, failure?: Failure["reason"]) {
    show({ is: "unsent", inquiry, failure, isClosed: !isOwn(inquiry) }, inquiry);
  }

  function showSent(inquiry: SavedInquiry) {
    const text = sentWords(inquiry);
    if (!isOwn(inquiry)) return show({ is: "sent", text, isEdited: false });
    show({ is: "sent", text, email: inquiry.email, isEdited: !hasWords(formElement(), inquiry) });
    clearForm(inquiry);
  }

  function showDiscarded(inquiry: SavedInquiry) {
    show({ is: "discarded" });
    clearForm(inquiry);
  }

  /** What the guest has changed since stays in the form. */
  function clearForm(inquiry: SavedInquiry) {
    if (hasWords(formElement(), inquiry)) formElement().reset();
    keepWritten();
  }

  function fillForm(words: InquiryWords, inquiry: SavedInquiry) {
    markOwn(inquiry);
    writeWords(formElement(), words);
  }

  /** The words of this tab's saved inquiry are kept already. */
  function keepWritten() {
    const waiting = waitingInquiry();
    const isSaved = waiting && isOwn(waiting) && hasWords(formElement(), waiting);
    keepDraft(isSaved ? undefined : readWords(formElement()));
  }

  function onNews(news: News) {
    if (news.is === "sent") showSent(news.inquiry);
    if (news.is === "unsent") showUnsent(news.inquiry, news.failure);
  }

  function onOtherTab({ key, newValue }: StorageEvent) {
    const former = shown.current;
    if (key !== savedKey || !former) return;
    if (newValue === "sent") showSent(former);
    if (newValue === "discarded") showDiscarded(former);
    const latest = waitingInquiry();
    // Only tried again
    if (!latest || (latest.id === former.id && latest.refusal === former.refusal)) return;
    if (isOwn(former) && hasWords(formElement(), former)) fillForm(latest, latest);
    showUnsent(latest);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per visit; all it uses are refs and setters
  useEffect(() => {
    const waiting = waitingInquiry();
    const kept = keptDraft() ?? (waiting && isOwn(waiting) ? waiting : undefined);
    if (kept && isEmpty(formElement())) writeWords(formElement(), kept);
    // What was typed before hydration. What a link fills in comes later, and is no draft.
    keepWritten();
    if (waiting) showUnsent(waiting);
    watchDelivery(onNews);
    addEventListener("storage", onOtherTab);
    return () => {
      watchDelivery();
      removeEventListener("storage", onOtherTab);
    };
  }, []);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    isAsked.current = true;
    const waiting = waitingInquiry();
    // One inquiry waits at a time: another one must first be sent, opened or discarded.
    if (waiting && !isOwn(waiting)) return showUnsent(waiting);
    const isSame = waiting && hasWords(formElement(), waiting);
    if (isSame && isSending) return;
    const isTriedAgain = isSame && waiting.refusal === undefined;
    const inquiry = newInquiry(formElement(), isTriedAgain ? waiting.id : newId());
    markOwn(inquiry);
    show(undefined, inquiry);
    setIsSending(true);
    submitInquiry(inquiry);
    keepWritten();
  }

  function open(inquiry: SavedInquiry) {
    isAsked.current = true;
    const { name, email, message } = readWords(formElement());
    // Beside what is written already: no text is lost.
    const both = [message, inquiry.message].filter(Boolean).join("\n\n");
    fillForm({ name: name || inquiry.name, email: email || inquiry.email, message: both }, inquiry);
    showUnsent(inquiry);
  }

  function discard(inquiry: SavedInquiry) {
    isAsked.current = true;
    discardInquiry();
    showDiscarded(inquiry);
  }

  return { isSending, notice, isAsked, keepWritten, submit, open, discard };
}

function newInquiry(form: HTMLFormElement, id: string): SavedInquiry {
  return {
    ...readWords(form),
    ...(writtenIn && { writtenIn }),
    id,
    // Since the page was opened: the guest can write before hydration.
    elapsedMs: Math.round(performance.now()),
    savedAt: Date.now(),
    tries: 0,
    // This tab tries it at once; other tabs see it, too, and leave the first try to this one.
    nextTryAt: Date.now() + 2000,
    mustWait: false,
  };
}
