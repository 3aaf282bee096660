import { type RefObject, useEffect, useRef } from "react";
import { Icon } from "#app/ui/Icon.tsx";
import { savedForDays } from "#shared/inquiry.ts";
import { words } from "#words/inquiry.ts";
import { AfterSending } from "./AfterSending.tsx";
import { type News, sentWords } from "./deliver.ts";
import { writtenOut } from "./form-words.ts";
import css from "./InquiryNotice.module.css";
import { isKept, isOwn } from "./saved-inquiry.ts";
import type { Notice } from "./useInquiry.ts";
import { WaysToReachUs } from "./WaysToReachUs.tsx";

const { answerTo, refused, sending, waiting } = words;

interface Actions {
  onOpen: () => void;
  onDiscard: () => void;
}

/** The state of the inquiry. Both live regions are always in the page: screen readers skip a region that appears with its text. */
export function InquiryNotice({
  notice,
  isAsked,
  onOpen,
  onDiscard,
}: Actions & {
  notice: Notice | undefined;
  /** True after the guest pressed a button. Reset when the notice has taken the focus. */
  isAsked: RefObject<boolean>;
}) {
  const regions = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!notice || notice.is === "sending" || !isAsked.current) return;
    isAsked.current = false;
    // The browser's alert has announced the success: only scroll the sentence into view.
    if (notice.is === "sent") regions.current?.scrollIntoView({ block: "nearest" });
    else regions.current?.focus();
  }, [notice, isAsked]);

  return (
    <div ref={regions} tabIndex={-1}>
      <div role="status">
        {notice?.is === "sending" && <p className="hidden">{sending}</p>}
        {(notice?.is === "sent" || notice?.is === "discarded") && (
          <div className={`${css.notice} ${css.good}`}>
            <Icon name="check" />
            <p>{notice.is === "sent" ? sentWords(notice.inquiry) : waiting.discarded}</p>
            {notice.is === "sent" && isOwn(notice.inquiry) && (
              <>
                <p>{answerTo(notice.inquiry.email)}</p>
                <AfterSending />
              </>
            )}
          </div>
        )}
      </div>
      <div role="alert">
        {notice?.is === "unsent" && (
          <div className={`${css.notice} ${css.bad}`}>
            <Icon name="warning" />
            <UnsentInquiry {...notice} onOpen={onOpen} onDiscard={onDiscard} />
          </div>
        )}
      </div>
    </div>
  );
}

/** Not sent yet, and why. Text of an earlier visit is hidden until the guest opens it. */
function UnsentInquiry({ inquiry, failure, onOpen, onDiscard }: Extract<News, { is: "unsent" }> & Actions) {
  const discard = (
    <button type="button" onClick={onDiscard}>
      {waiting.discard}
    </button>
  );
  if (!isOwn(inquiry))
    return (
      <>
        <p>{waiting.closed}</p>
        <div className="cluster">
          <button type="button" onClick={onOpen}>
            {waiting.open}
          </button>
          {discard}
        </div>
      </>
    );
  const isRefused = inquiry.refusal !== undefined;
  const kept = isKept() ? waiting.kept(savedForDays) : waiting.notKept;
  return (
    <>
      <p>
        <strong>{isRefused ? refused.title : waiting.title}</strong>{" "}
        <span>
          {isRefused
            ? `${inquiry.refusal} ${refused.edit}`
            : `${waiting.failure[failure ?? "earlier"]} ${kept}`}
        </span>
      </p>
      <WaysToReachUs text={writtenOut(inquiry)} />
      <div>{discard}</div>
    </>
  );
}
