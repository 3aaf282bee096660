import { Icon } from "#app/ui/Icon.tsx";
import { contact } from "#content/contact.yaml";
import { fill } from "#shared/fill.ts";
import { savedForDays } from "#shared/inquiry.ts";
import { initialsOf, writtenOut } from "./form-words.ts";
import css from "./InquiryNotice.module.css";
import type { SavedInquiry } from "./saved-inquiry.ts";
import type { UnsentNotice } from "./useInquiry.ts";
import { WaysToReachUs } from "./WaysToReachUs.tsx";

const { waiting, refused } = contact;

/** A saved inquiry that is not sent yet, and why. Text of an earlier visit is hidden until the guest opens it. */
export function UnsentInquiry({
  notice,
  onOpen,
  onDiscard,
}: {
  notice: UnsentNotice;
  onOpen: (inquiry: SavedInquiry) => void;
  onDiscard: (inquiry: SavedInquiry) => void;
}) {
  const { inquiry, words } = notice;
  const discard = (label: string) => (
    <button type="button" className={css.discard} onClick={() => onDiscard(inquiry)}>
      {label}
    </button>
  );
  if (words === "closed") {
    return (
      <>
        <p>
          <strong>{fill(waiting.closed, { initials: initialsOf(inquiry.name) })}</strong>
        </p>
        <div className={css.closed}>
          <button type="button" className={css.open} onClick={() => onOpen(inquiry)}>
            <Icon name="mail" />
            {waiting.open}
          </button>
          {discard(waiting.clear)}
        </div>
      </>
    );
  }
  return (
    <>
      <p>
        <strong>{notice.is === "waiting" ? waiting.title : refused.title}</strong>{" "}
        {notice.is === "refused"
          ? `${inquiry.refusal} ${refused.edit}`
          : `${waiting.failure[notice.failure]} ${notice.isKept ? fill(waiting.kept, { days: savedForDays }) : waiting.notKept}`}
      </p>
      {words === "apart" && <blockquote>{writtenOut(inquiry)}</blockquote>}
      <WaysToReachUs text={writtenOut(inquiry)}>{discard(waiting.discard)}</WaysToReachUs>
    </>
  );
}
