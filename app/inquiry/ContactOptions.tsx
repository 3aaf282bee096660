import { Icon } from "#app/ui/Icon.tsx";
import { chatUrl, telephoneUrl } from "#app/ui/telephone.ts";
import * as resort from "#content/site.yaml";
import type { InquiryFields } from "#shared/inquiry.ts";
import words from "#words/inquiry.json" with { type: "json" };
import { linkWithInquiry } from "./link-with-inquiry.ts";

const { ways, subject } = words;
const [telephone = ""] = resort.telephones;

/** Links to call, chat and mail. Chat and mail are prefilled with the inquiry, or with as much of it as fits into a link. */
export function ContactOptions({ inquiry }: { inquiry?: InquiryFields }) {
  return (
    <div>
      <p>{ways.title}</p>
      <div className="cluster taps">
        <a href={telephoneUrl(telephone)}>
          <Icon name="phone" />
          {ways.call} {telephone}
        </a>
        {resort.chatTelephone && (
          <a href={chatLink(resort.chatTelephone, inquiry)} target="_blank" rel="noopener">
            <Icon name="chat" />
            {ways.chat}
          </a>
        )}
        <a href={mailLink(resort.email, inquiry)}>
          <Icon name="mail" />
          {ways.mail}
        </a>
      </div>
    </div>
  );
}

function chatLink(chatTelephone: string, inquiry: InquiryFields | undefined): string {
  return inquiry
    ? linkWithInquiry(`${chatUrl(chatTelephone)}?text=`, inquiry, ways.rest)
    : chatUrl(chatTelephone);
}

function mailLink(email: string, inquiry: InquiryFields | undefined): string {
  const link = `mailto:${email}`;
  return inquiry
    ? linkWithInquiry(`${link}?subject=${encodeURIComponent(subject)}&body=`, inquiry, ways.rest)
    : link;
}
