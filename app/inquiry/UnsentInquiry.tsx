import { savedForDays } from "#shared/inquiry.ts";
import { words as texts } from "#words/inquiry.ts";
import { writtenOut } from "./form-words.ts";
import css from "./InquiryNotice.module.css";
import { isKept, type SavedInquiry } from "./saved-inquiry.ts";
import type { UnsentNotice } from "./useInquiry.ts";
import { WaysToReachUs } from "./WaysToReachUs.tsx";

const { waiting, refused } = texts;

/** A saved inquiry that is not sent yet, and why. Text of an earlier visit is hidden until the guest opens it. */
export function UnsentInquiry({
  notice: { inquiry, failure, isClosed },
  onOpen,
  onDiscard,
}: {
  notice: UnsentNotice;
  onOpen: (inquiry: SavedInquiry) => void;
  onDiscard: (inquiry: SavedInquiry) => void;
}) {
  const discard = (
    <button type="button" className={css.discard} onClick={() => onDiscard(inquiry)}>
      {waiting.discard}
    </button>
  );
  if (isClosed)
    return (
      <>
        <p>{waiting.closed}</p>
        <div className={css.actions}>
          <button type="button" className={css.open} onClick={() => onOpen(inquiry)}>
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
        {isRefused
          ? `${inquiry.refusal} ${refused.edit}`
          : `${waiting.failure[failure ?? "earlier"]} ${kept}`}
      </p>
      <WaysToReachUs text={writtenOut(inquiry)}>{discard}</WaysToReachUs>
    </>
  );
}
