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

/** The state of the inquiry. Both live regions are always in the page: screen readers skip a region that appears with its text. */
export function InquiryNotice({ notice, isUserInitiated }: InquiryState) {
  const regions = useRef<HTMLDivElement>(null);

  // The focus stays where it is: the live regions speak, and what has the focus would be spoken as well.
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

/** Not sent yet, and why. Text of an earlier visit is hidden until the guest opens it. */
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

/** The pressed button goes with its notice. The focus moves to the form's heading, above what the live regions say. */
function closeNotice({ currentTarget }: MouseEvent<HTMLButtonElement>, change: () => void) {
  const heading = currentTarget.form?.querySelector("h2");
  change();
  heading?.focus();
}
