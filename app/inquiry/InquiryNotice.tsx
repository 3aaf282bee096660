import { type MouseEvent, useEffect, useRef } from "react";
import { Icon } from "#app/ui/Icon.tsx";
import { savedForDays } from "#shared/inquiry.ts";
import { interpolate } from "#shared/interpolate.ts";
import words from "#words/inquiry.json" with { type: "json" };
import { ContactOptions } from "./ContactOptions.tsx";
import css from "./InquiryNotice.module.css";
import { type InquiryState, inquiryStore, type Unsent } from "./inquiry-store.ts";
import { isInThisTab, isStored } from "./saved-inquiry.ts";
import { WhatHappensNext } from "./WhatHappensNext.tsx";

const { answerTo, refused, sending, waiting } = words;

/** What happened to the inquiry. Both live regions are always rendered: screen readers skip one that appears with its text. */
export function InquiryNotice({ notice, isUserInitiated }: InquiryState) {
  const regions = useRef<HTMLDivElement>(null);

  // The focus does not move: screen readers would read both the live region and the focused element.
  useEffect(() => {
    if (notice && isUserInitiated) regions.current?.scrollIntoView({ block: "nearest" });
  }, [notice, isUserInitiated]);

  return (
    <div ref={regions}>
      <div role="status">
        {notice?.status === "sending" && <p className="hidden">{sending}</p>}
        {(notice?.status === "sent" || notice?.status === "discarded") && (
          <div className={`small ${css.notice} ${css.good}`}>
            <Icon name="check" />
            <p>
              {notice.status === "sent" ? inquiryStore.successMessage(notice.inquiry) : waiting.discarded}
            </p>
            {notice.status === "sent" && isInThisTab(notice.inquiry) && (
              <>
                <p>{interpolate(answerTo, { email: notice.inquiry.email })}</p>
                <WhatHappensNext />
              </>
            )}
          </div>
        )}
      </div>
      <div role="alert">
        {notice?.status === "unsent" && (
          <div className={`small ${css.notice} ${css.bad}`}>
            <Icon name="warning" />
            <UnsentInquiry {...notice} />
          </div>
        )}
      </div>
    </div>
  );
}

/**
 * Says that an inquiry has not been sent, and why. Hides the text of one from an earlier visit, because another guest may have
 * written it.
 */
function UnsentInquiry({ inquiry, failure }: Unsent) {
  const discard = (
    <button type="button" onClick={(event) => closeNotice(event, () => inquiryStore.discard())}>
      {waiting.discard}
    </button>
  );
  if (!isInThisTab(inquiry))
    return (
      <>
        <p>{waiting.closed}</p>
        <div className="cluster">
          <button type="button" onClick={(event) => closeNotice(event, () => inquiryStore.open())}>
            {waiting.open}
          </button>
          {discard}
        </div>
      </>
    );
  const isRefused = inquiry.refusal !== undefined;
  const kept = isStored(inquiry) ? interpolate(waiting.kept, { days: savedForDays }) : waiting.notKept;
  return (
    <>
      <p>
        <strong>{isRefused ? refused.title : waiting.title}</strong>{" "}
        <span>
          {isRefused
            ? `${refused.reasons[inquiry.refusal ?? "other"]} ${refused.edit}`
            : `${waiting.failure[failure ?? "earlier"]} ${kept}`}
        </span>
      </p>
      <ContactOptions inquiry={inquiry} />
      <div>{discard}</div>
    </>
  );
}

/** Moves the focus to the form's heading, because the pressed button disappears with its notice. */
function closeNotice({ currentTarget }: MouseEvent<HTMLButtonElement>, change: () => void) {
  const heading = currentTarget.form?.querySelector("h2");
  change();
  heading?.focus();
}
