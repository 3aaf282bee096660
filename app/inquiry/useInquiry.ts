import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { deliverKept, discardInquiry, type News, submitInquiry, watchDeliveries } from "./deliver.ts";
import { hasWords, isEmpty, readWords, writeWords } from "./form-words.ts";
import { newId } from "./new-id.ts";
import { type FailureReason, keptInquiries, keptInquiry, type SavedInquiry } from "./saved-inquiry.ts";
import { savedKey } from "./saved-key.ts";

export type Notice =
  | { is: "waiting"; inquiry: SavedInquiry; failure: FailureReason; isKept: boolean }
  | { is: "refused"; inquiry: SavedInquiry; reason: string }
  | { is: "sent"; isEdited: boolean }
  | { is: "discarded" };

/**
 * What the form shows about its inquiry, and what its two buttons do. `isAsked` is true after something that the
 * guest did: only then may the notice take the focus.
 */
export function useInquiry(form: RefObject<HTMLFormElement | null>, isAbout: boolean) {
  const [isSending, setIsSending] = useState(false);
  const [notice, setNotice] = useState<Notice>();
  /** The saved inquiry that the notice is about, and the one that the form's words came from. */
  const shown = useRef<SavedInquiry>(undefined);
  const slotOfForm = useRef("");
  const isAsked = useRef(false);

  function show(inquiry: SavedInquiry, failure: FailureReason, isKept = true) {
    const { refusal: reason } = inquiry;
    shown.current = inquiry;
    setNotice(
      reason === undefined ? { is: "waiting", inquiry, failure, isKept } : { is: "refused", inquiry, reason },
    );
  }

  /** Returns false when the guest has changed the words meanwhile; then they stay. */
  function clearForm(inquiry: SavedInquiry): boolean {
    const itsForm = slotOfForm.current === inquiry.slot ? form.current : null;
    shown.current = undefined;
    slotOfForm.current = "";
    if (itsForm && !hasWords(itsForm, inquiry)) return false;
    itsForm?.reset();
    return true;
  }

  function onSent(inquiry: SavedInquiry) {
    setNotice({ is: "sent", isEdited: !clearForm(inquiry) });
  }

  function onNews(news: News) {
    if (shown.current && shown.current.slot !== news.inquiry.slot) return;
    setIsSending(news.is === "sending");
    if (news.is === "sent") onSent(news.inquiry);
    if (news.is === "waiting") show(news.inquiry, news.failure, news.isKept);
    if (news.is === "refused") show({ ...news.inquiry, refusal: news.reason }, "earlier");
  }

  function onOtherTab({ key, newValue }: StorageEvent) {
    const inquiry = shown.current;
    if (!inquiry || key !== savedKey + inquiry.slot) return;
    setIsSending(false);
    const kept = keptInquiry(inquiry.slot, Date.now());
    if (newValue === "sent") onSent(inquiry);
    else if (newValue !== "discarded" && kept) show(kept, "earlier");
    else if (newValue === "discarded") {
      clearForm(inquiry);
      setNotice({ is: "discarded" });
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per visit; all it uses are refs and setters
  useEffect(() => {
    const [latest] = keptInquiries(Date.now());
    if (latest && form.current) {
      show(latest, "earlier");
      // A guest who comes from an offer, or has begun to type, is writing another one.
      if (!isAbout && isEmpty(form.current)) {
        writeWords(form.current, latest);
        slotOfForm.current = latest.slot;
      }
    }
    const stopWatching = watchDeliveries(onNews);
    addEventListener("storage", onOtherTab);
    deliverKept();
    return () => {
      stopWatching();
      removeEventListener("storage", onOtherTab);
    };
  }, []);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const words = readWords(event.currentTarget);
    const last = shown.current?.slot === slotOfForm.current ? shown.current : undefined;
    const isSame = last !== undefined && hasWords(event.currentTarget, last);
    if (isSending && isSame) return;
    const slot = last?.slot ?? newId();
    const inquiry: SavedInquiry = {
      ...words,
      slot,
      id: isSame ? last.id : newId(),
      // Since the page was opened: long before this script ran, the guest could already write.
      elapsedMs: Math.round(performance.now()),
      savedAt: Date.now(),
      notBefore: 0,
    };
    shown.current = inquiry;
    slotOfForm.current = slot;
    isAsked.current = true;
    setIsSending(true);
    setNotice((old) => (old?.is === "waiting" || old?.is === "refused" ? old : undefined));
    submitInquiry(inquiry);
  }

  function discard(inquiry: SavedInquiry) {
    isAsked.current = true;
    discardInquiry(inquiry.slot);
    clearForm(inquiry);
    setNotice({ is: "discarded" });
  }

  return { isSending, notice, isAsked, submit, discard };
}
