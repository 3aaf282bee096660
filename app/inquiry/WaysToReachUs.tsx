import { Icon } from "#app/ui/Icon.tsx";
import { chatUrl, telephoneUrl } from "#app/ui/telephone.ts";
import * as resort from "#content/site.yaml";
import words from "#words/inquiry.json" with { type: "json" };

const { ways, subject } = words;
const [telephone = ""] = resort.telephones;

/** Telephone, chat and mail. Chat and mail begin with `text`, what the guest has written. */
export function WaysToReachUs({ text }: { text?: string }) {
  const written = text ? `?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}` : "";
  return (
    <div>
      <p>{ways.title}</p>
      <div className="cluster taps">
        <a href={telephoneUrl(telephone)}>
          <Icon name="phone" />
          {ways.call} {telephone}
        </a>
        {resort.chatTelephone && (
          <a href={chatUrl(resort.chatTelephone, text)} target="_blank" rel="noopener">
            <Icon name="chat" />
            {ways.chat}
          </a>
        )}
        <a href={`mailto:${resort.email}${written}`}>
          <Icon name="mail" />
          {ways.mail}
        </a>
      </div>
    </div>
  );
}
