import type { ReactNode } from "react";
import { Icon } from "#app/ui/Icon.tsx";
import { chatAddress, telephoneAddress } from "#app/ui/telephone.ts";
import { contact } from "#content/contact.yaml";
import { resort } from "#content/resort.yaml";
import { fill } from "#shared/fill.ts";
import { type InquiryWords, savedForDays } from "#shared/inquiry.ts";
import { initialsOf, writtenOut } from "./form-words.ts";
import css from "./InquiryNotice.module.css";
import type { SavedInquiry } from "./saved-inquiry.ts";
import type { UnsentNotice } from "./useInquiry.ts";

const { waiting, refused, ways, chatAndMailSubject } = contact;

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
        <div className={css.ways}>
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
      <WaysToReachUs inquiry={inquiry}>{discard(waiting.discard)}</WaysToReachUs>
    </>
  );
}

/** Telephone, chat and mail. Chat and mail contain what the guest has written. */
function WaysToReachUs({ inquiry, children }: { inquiry: InquiryWords; children?: ReactNode }) {
  const text = writtenOut(inquiry);
  const [telephone = ""] = resort.telephones;
  const mail = `mailto:${resort.email}?subject=${encodeURIComponent(chatAndMailSubject)}&body=${encodeURIComponent(text)}`;
  return (
    <div className={css.ways}>
      <p>{ways.title}</p>
      <a href={telephoneAddress(telephone)}>
        <Icon name="phone" />
        {ways.call} {telephone}
      </a>
      {resort.chatTelephone && (
        <a href={chatAddress(resort.chatTelephone, text)} target="_blank" rel="noopener">
          <Icon name="chat" />
          {ways.chat}
        </a>
      )}
      <a href={mail}>
        <Icon name="mail" />
        {ways.mail}
      </a>
      {children}
    </div>
  );
}
