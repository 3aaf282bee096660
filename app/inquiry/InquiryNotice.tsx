import { useEffect, useRef } from "react";
import { Icon } from "#app/ui/Icon.tsx";
import { fill } from "#shared/fill.ts";
import { savedForDays } from "#shared/inquiry.ts";
import words from "#words/inquiry.json" with { type: "json" };
import { AfterSending } from "./AfterSending.tsx";
import { writtenOut } from "./form-words.ts";
import css from "./InquiryNotice.module.css";
import { type InquiryState, inquiryStore, type Unsent } from "./inquiry-store.ts";
import { WaysToReachUs } from "./WaysToReachUs.tsx";

const { answerTo, refused, sending, waiting } = words;

/** The state of the inquiry. Both live regions are always in the page: screen readers skip a region that appears with its text. */
export function InquiryNotice({ notice, isUserInitiated }: InquiryState) {
  const regions = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!notice || !isUserInitiated) return;
    // The browser's alert has announced the success: only scroll the sentence into view.
    if (notice.is === "sent") regions.current?.scrollIntoView({ block: "nearest" });
    else regions.current?.focus();
  }, [notice, isUserInitiated]);

  return (
    <div ref={regions} tabIndex={-1}>
      <div role="status">
        {notice?.is === "sending" && <p className="hidden">{sending}</p>}
        {(notice?.is === "sent" || notice?.is === "discarded") && (
          <div className={`small ${css.notice} ${css.good}`}>
            <Icon name="check" />
            <p>{notice.is === "sent" ? inquiryStore.sentWords(notice.inquiry) : waiting.discarded}</p>
            {notice.is === "sent" && inquiryStore.isOwn(notice.inquiry) && (
              <>
                <p>{fill(answerTo, { email: notice.inquiry.email })}</p>
                <AfterSending />
              </>
            )}
          </div>
        )}
      </div>
      <div role="alert">
        {notice?.is === "unsent" && (
          <div className={`small ${css.notice} ${css.bad}`}>
            <Icon name="warning" />
            <UnsentInquiry {...notice} />
          </div>
        )}
      </div>
    </div>
  );
}

/** Not sent yet, and why. Text of an earlier visit is hidden until the guest opens it. */
function UnsentInquiry({ inquiry, failure }: Unsent) {
  const discard = (
    <button type="button" onClick={() => inquiryStore.discard()}>
      {waiting.discard}
    </button>
  );
  if (!inquiryStore.isOwn(inquiry))
    return (
      <>
        <p>{waiting.closed}</p>
        <div className="cluster">
          <button type="button" onClick={() => inquiryStore.open()}>
            {waiting.open}
          </button>
          {discard}
        </div>
      </>
    );
  const isRefused = inquiry.refusal !== undefined;
  const kept = inquiryStore.isKept ? fill(waiting.kept, { days: savedForDays }) : waiting.notKept;
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
