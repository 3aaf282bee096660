import { type RefObject, useEffect, useRef } from "react";
import { Icon } from "#app/ui/Icon.tsx";
import { contact } from "#content/contact.ts";
import css from "./InquiryNotice.module.css";
import type { SavedInquiry } from "./saved-inquiry.ts";
import type { Notice } from "./useInquiry.ts";
import { WaysToReachUs } from "./WaysToReachUs.tsx";

const { sent, sentEarlierWords, sending, waiting, refused } = contact;

/** What became of the inquiry: both regions are always there, because one that appears with its text is not read. */
export function InquiryNotice({
  notice,
  isSending,
  isAsked,
  onDiscard,
}: {
  notice: Notice | undefined;
  isSending: boolean;
  /** Set by the guest's press; used up when the notice has taken the focus. */
  isAsked: RefObject<boolean>;
  onDiscard: (inquiry: SavedInquiry) => void;
}) {
  const regions = useRef<HTMLDivElement>(null);
  const good = notice?.is === "sent" ? sent : notice?.is === "discarded" && waiting.discarded;
  const isBad = notice?.is === "waiting" || notice?.is === "refused";

  useEffect(() => {
    if (!notice || !isAsked.current) return;
    isAsked.current = false;
    // After a success the alert has said it: enough that the sentence is in sight.
    if (notice.is === "sent") regions.current?.scrollIntoView({ block: "nearest" });
    else regions.current?.focus();
  }, [notice, isAsked]);

  return (
    <div ref={regions} className={css.regions} tabIndex={-1}>
      <div role="status">
        {isSending && <p className="hidden">{sending}</p>}
        {good && (
          <div className={`${css.notice} ${css.good}`}>
            <Icon name="check" />
            <p>{good}</p>
            {notice?.is === "sent" && notice.isEdited && <p>{sentEarlierWords}</p>}
          </div>
        )}
      </div>
      <div role="alert">
        {isBad && (
          <div className={`${css.notice} ${css.bad}`}>
            <Icon name="warning" />
            {notice.is === "waiting" ? (
              <>
                <p>
                  <strong>{waiting.title}</strong> {waiting.failure[notice.failure]}
                </p>
                <p>{notice.isKept ? waiting.kept : waiting.notKept}</p>
              </>
            ) : (
              <p>
                <strong>{refused.title}</strong> {forGuests(notice.reason)} {refused.edit}
              </p>
            )}
            <WaysToReachUs inquiry={notice.inquiry}>
              <button type="button" className={css.discard} onClick={() => onDiscard(notice.inquiry)}>
                {waiting.discard}
              </button>
            </WaysToReachUs>
          </div>
        )}
      </div>
    </div>
  );
}

/** The service speaks of parameters, because programs read its answers as well. */
function forGuests(reason: string): string {
  return reason.replace("The parameter ", "The ");
}
