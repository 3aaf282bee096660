import type { ReactNode } from "react";
import { Icon } from "#app/ui/Icon.tsx";
import { chatAddress, telephoneAddress } from "#app/ui/telephone.ts";
import { contact } from "#content/contact.yaml";
import { resort } from "#content/resort.yaml";
import type { InquiryWords } from "#shared/inquiry.ts";
import { writtenOut } from "./form-words.ts";
import css from "./InquiryNotice.module.css";

const { ways, chatAndMailSubject } = contact;

/** Telephone, chat and mail; the last two carry what the guest has already written. */
export function WaysToReachUs({ inquiry, children }: { inquiry: InquiryWords; children?: ReactNode }) {
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
      <a href={chatAddress(resort.chatTelephone, text)} target="_blank" rel="noopener">
        <Icon name="chat" />
        {ways.chat}
      </a>
      <a href={mail}>
        <Icon name="mail" />
        {ways.mail}
      </a>
      {children}
    </div>
  );
}
