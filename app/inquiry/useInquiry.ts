import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { writtenIn } from "#content/editions.yaml";
import {
  discardInquiry,
  type News,
  sentWords,
  submitInquiry,
  waitingInquiries,
  watchDeliveries,
} from "./deliver.ts";
import { hasWords, isEmpty, readWords, writeWords } from "./form-words.ts";
import { savedKey } from "./resume.ts";
import {
  type FailureReason,
  isOpened,
  keepDraft,
  keptDraft,
  keptInquiry,
  markOpened,
  newId,
  type SavedInquiry,
} from "./saved-inquiry.ts";

export type Notice = UnsentNotice | SentNotice | { is: "discarded" };

export interface SentNotice {
  is: "sent";
  text: string;
  /** Where the answer goes. Not for an inquiry of an earlier visit: another guest may be reading. */
  email: string | undefined;
  isEdited: boolean;
}

export interface UnsentNotice {
  is: "waiting" | "refused";
  inquiry: SavedInquiry;
  failure: FailureReason;
  isKept: boolean;
  /** Where its text is: hidden until opened, in the form, or in the notice because the form has another text. */
  words: "closed" | "inForm" | "apart";
}

/**
 * The state of the inquiry form and the actions of its buttons. `isAsked` is true after an action of the guest: only
 * then may the notice take the focus.
 */
export function useInquiry(form: RefObject<HTMLFormElement | null>, isAbout: boolean) {
  const [isSending, setIsSending] = useState(false);
  const [notice, setNotice] = useState<Notice>();
  /** The inquiry that the notice is about. `slotOfForm` is the slot of the inquiry in the form. */
  const shown = useRef<SavedInquiry>(undefined);
  const slotOfForm = useRef("");
  const isAsked = useRef(false);

  function show(inquiry: SavedInquiry, failure: FailureReason = "earlier", isKept = true) {
    shown.current = inquiry;
    const is = inquiry.refusal === undefined ? "waiting" : "refused";
    const apart = isOpened(inquiry.slot) ? "apart" : "closed";
    const words = slotOfForm.current === inquiry.slot ? "inForm" : apart;
    setNotice({ is, inquiry, words, failure, isKept });
  }

  function fillForm(inquiry: SavedInquiry) {
    const current = form.current as HTMLFormElement;
    if (isEmpty(current)) writeWords(current, inquiry);
    // The browser may have restored the same text.
    if (hasWords(current, inquiry)) slotOfForm.current = inquiry.slot;
    // A field that was told as wrong sees that it is right now.
    for (const field of current) field.dispatchEvent(new Event("input", { bubbles: true }));
  }

  /** Returns false if the guest has changed the text since; then the form is not cleared. */
  function clearForm(inquiry: SavedInquiry): boolean {
    const itsForm = slotOfForm.current === inquiry.slot ? form.current : null;
    shown.current = undefined;
    slotOfForm.current = "";
    const isCleared = !itsForm || hasWords(itsForm, inquiry);
    if (isCleared) itsForm?.reset();
    return isCleared;
  }

  function onSent(inquiry: SavedInquiry) {
    setNotice({
      is: "sent",
      text: sentWords(inquiry.slot),
      email: isOpened(inquiry.slot) ? inquiry.email : undefined,
      isEdited: !clearForm(inquiry),
    });
  }

  function onDiscarded(inquiry: SavedInquiry) {
    clearForm(inquiry);
    setNotice({ is: "discarded" });
  }

  function onNews(news: News) {
    if (shown.current && shown.current.slot !== news.inquiry.slot) return;
    setIsSending(news.is === "sending");
    if (news.is === "sent") onSent(news.inquiry);
    else if (news.is !== "sending") show(news.inquiry, news.failure, news.isKept);
  }

  function onOtherTab({ key, newValue }: StorageEvent) {
    const inquiry = shown.current;
    if (!inquiry || key !== savedKey + inquiry.slot) return;
    const kept = keptInquiry(inquiry.slot, Date.now());
    // Another try of the same text changes nothing here.
    if (kept?.id === inquiry.id && kept.refusal === inquiry.refusal) return;
    setIsSending(false);
    if (newValue === "sent") onSent(inquiry);
    else if (kept) {
      // Changed in the other tab
      if (slotOfForm.current === inquiry.slot && clearForm(inquiry)) fillForm(kept);
      show(kept);
    } else if (newValue === "discarded") onDiscarded(inquiry);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per visit; all it uses are refs and setters
  useEffect(() => {
    const [latest] = waitingInquiries();
    if (latest) {
      // A guest who comes from an offer, or has typed something, is writing a new inquiry.
      if (!isAbout && isOpened(latest.slot)) fillForm(latest);
      show(latest);
    }
    const typed = form.current as HTMLFormElement;
    const draft = keptDraft();
    if (draft && isEmpty(typed)) writeWords(typed, draft);
    // The words of a saved inquiry are kept already.
    const keep = () => keepDraft(slotOfForm.current ? null : readWords(typed));
    typed.addEventListener("input", keep);
    // What was typed before hydration. What a link fills in comes later, and is no draft.
    keep();
    watchDeliveries(onNews);
    addEventListener("storage", onOtherTab);
    return () => {
      watchDeliveries();
      removeEventListener("storage", onOtherTab);
    };
  }, []);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const words = readWords(event.currentTarget);
    const last = shown.current?.slot === slotOfForm.current ? shown.current : undefined;
    const isSame = last && hasWords(event.currentTarget, last);
    if (isSending && isSame) return;
    const slot = last?.slot ?? newId();
    const inquiry: SavedInquiry = {
      ...words,
      ...(writtenIn && { writtenIn }),
      slot,
      id: isSame ? last.id : newId(),
      // Since the page was opened: the guest can write before hydration.
      elapsedMs: Math.round(performance.now()),
      savedAt: Date.now(),
      // Other tabs see it at once. 1, because this tab does the first try.
      tries: 1,
      triedAt: Date.now(),
      silentForMs: 0,
    };
    markOpened(slot);
    shown.current = inquiry;
    slotOfForm.current = slot;
    isAsked.current = true;
    setIsSending(true);
    keepDraft(null);
    setNotice((old) => (old && "inquiry" in old ? old : undefined));
    submitInquiry(inquiry);
  }

  function open(inquiry: SavedInquiry) {
    isAsked.current = true;
    markOpened(inquiry.slot);
    fillForm(inquiry);
    show(inquiry);
  }

  function discard(inquiry: SavedInquiry) {
    isAsked.current = true;
    discardInquiry(inquiry.slot);
    onDiscarded(inquiry);
  }

  return { isSending, notice, isAsked, submit, open, discard };
}
