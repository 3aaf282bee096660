import { type RefObject, useEffect, useRef } from "react";
import { Icon } from "#app/ui/Icon.tsx";
import { words } from "#words/inquiry.ts";
import { sentWords } from "./deliver.ts";
import css from "./InquiryNotice.module.css";
import { isOwn } from "./saved-inquiry.ts";
import { UnsentInquiry } from "./UnsentInquiry.tsx";
import type { Notice } from "./useInquiry.ts";

const { answerTo, ifNoAnswer, sending, waiting } = words;

/** The state of the inquiry. Both live regions are always in the page: screen readers skip a region that appears with its text. */
export function InquiryNotice({
  notice,
  isAsked,
  onOpen,
  onDiscard,
}: {
  notice: Notice | undefined;
  /** True after the guest pressed a button. Reset when the notice has taken the focus. */
  isAsked: RefObject<boolean>;
  onOpen: () => void;
  onDiscard: () => void;
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
              <p>
                {answerTo(notice.inquiry.email)} {ifNoAnswer}
              </p>
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
