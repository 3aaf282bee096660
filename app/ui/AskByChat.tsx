import { resort } from "#content/resort.yaml";
import { words as details } from "#words/details.ts";
import { words } from "#words/site.ts";
import css from "./AskByChat.module.css";
import { Icon } from "./Icon.tsx";
import { chatAddress } from "./telephone.ts";

/** Opens the chat with a message that begins with `title`. Nothing without a number for the chat. */
export function AskByChat({ title }: { title: string }) {
  return (
    resort.chatTelephone && (
      <a
        className={css.ask}
        href={chatAddress(resort.chatTelephone, words.chat.begun(title))}
        aria-label={`${details.chat}: ${title}`}
      >
        <Icon name="chat" />
        {details.chat}
      </a>
    )
  );
}
