import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { languageNote } from "#content/site.yaml";
import { type News, submitInquiry, watchDelivery } from "./deliver.ts";
import { hasWords, isEmpty, readWords, writeWords } from "./form-words.ts";
import { savedKey } from "./resume.ts";
import {
  forgetInquiry,
  isOwn,
  keepDraft,
  keptDraft,
  markOwn,
  newId,
  type SavedInquiry,
  waitingInquiry,
} from "./saved-inquiry.ts";

/** What the form says of the inquiry that this tab has last shown or sent. */
export type Notice = News | { is: "sending" | "discarded"; inquiry: SavedInquiry };

/** The state of the inquiry form, and what its buttons do. */
export function useInquiry(form: RefObject<HTMLFormElement | null>) {
  const [notice, setNotice] = useState<Notice>();
  /** True after an action of the guest: only then may the notice take the focus. */
  const isAsked = useRef(false);
  const formElement = () => form.current as HTMLFormElement;

  function show(next: Notice) {
    setNotice(next);
    if (next.is !== "sent" && next.is !== "discarded") return;
    // What the guest has changed since stays in the form.
    if (hasWords(formElement(), next.inquiry)) formElement().reset();
    keepWritten();
  }

  /** The words of this tab's saved inquiry are kept already. */
  function keepWritten() {
    const waiting = waitingInquiry();
    const isSaved = waiting && isOwn(waiting) && hasWords(formElement(), waiting);
    keepDraft(isSaved ? undefined : readWords(formElement()));
  }

  const begin = useEffectEvent(() => {
    const waiting = waitingInquiry();
    const kept = keptDraft() ?? (waiting && isOwn(waiting) ? waiting : undefined);
    if (kept && isEmpty(formElement())) writeWords(formElement(), kept);
    // What was typed before hydration. What a link fills in comes later, and is no draft.
    keepWritten();
    if (waiting) show({ is: "unsent", inquiry: waiting });
  });

  const onOtherTab = useEffectEvent(({ key, newValue }: StorageEvent) => {
    if (key !== savedKey || (notice?.is !== "unsent" && notice?.is !== "sending")) return;
    const former = notice.inquiry;
    if (newValue === "sent" || newValue === "discarded") return show({ is: newValue, inquiry: former });
    const latest = waitingInquiry();
    // Only tried again
    if (!latest || (latest.id === former.id && latest.refusal === former.refusal)) return;
    if (isOwn(former) && hasWords(formElement(), former)) {
      markOwn(latest);
      writeWords(formElement(), latest);
    }
    show({ is: "unsent", inquiry: latest });
  });

  const onNews = useEffectEvent(show);

  useEffect(() => {
    begin();
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
    if (waiting && !isOwn(waiting)) return show({ is: "unsent", inquiry: waiting });
    const isSame = waiting && hasWords(formElement(), waiting);
    const isTriedAgain = isSame && waiting.refusal === undefined;
    const inquiry = { ...(isTriedAgain ? waiting : newInquiry(formElement())), ...firstTry() };
    markOwn(inquiry);
    show({ is: "sending", inquiry });
    submitInquiry(inquiry);
    keepWritten();
  }

  function open() {
    const waiting = waitingInquiry();
    if (!waiting) return;
    isAsked.current = true;
    const { name, email, message } = readWords(formElement());
    // Beside what is written already: no text is lost.
    const both = [message, waiting.message].filter(Boolean).join("\n\n");
    markOwn(waiting);
    writeWords(formElement(), { name: name || waiting.name, email: email || waiting.email, message: both });
    show({ is: "unsent", inquiry: waiting });
  }

  function discard() {
    const waiting = waitingInquiry();
    if (!waiting) return;
    isAsked.current = true;
    forgetInquiry("discarded");
    show({ is: "discarded", inquiry: waiting });
  }

  return { notice, isAsked, keepWritten, submit, open, discard };
}

function newInquiry(form: HTMLFormElement) {
  return {
    ...readWords(form),
    ...(languageNote && { languageNote }),
    id: newId(),
    // Since the page was opened: the guest can write before hydration.
    elapsedMs: Math.round(performance.now()),
    savedAt: Date.now(),
  };
}

/** This tab tries it at once. Other tabs see it, too, and leave the first try to this one. */
const firstTry = () => ({ tries: 0, nextTryAt: Date.now() + 2000, mustWait: false });
