import { details } from "#content/details.yaml";
import { resort } from "#content/resort.yaml";
import { words } from "#content/words.yaml";
import { fill } from "#shared/fill.ts";
import css from "./AskByChat.module.css";
import { Icon } from "./Icon.tsx";
import { chatAddress } from "./telephone.ts";

/** Opens the chat with a message that begins with `title`. Nothing without a number for the chat. */
export function AskByChat({ title }: { title: string }) {
  return (
    resort.chatTelephone && (
      <a
        className={css.ask}
        href={chatAddress(resort.chatTelephone, fill(words.chat.begun, { title }))}
        aria-label={`${details.chat}: ${title}`}
      >
        <Icon name="chat" />
        {details.chat}
      </a>
    )
  );
}
