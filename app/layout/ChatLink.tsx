import { Icon } from "#app/ui/Icon.tsx";
import { chatAddress } from "#app/ui/telephone.ts";
import { resort } from "#content/resort.ts";
import css from "./ChatLink.module.css";

export function ChatLink() {
  return (
    <aside aria-label="Chat">
      <a
        className={css.chat}
        href={chatAddress(resort.chatTelephone)}
        target="_blank"
        rel="noopener"
        aria-label="Chat with us, opens in a new tab"
      >
        <Icon name="chat" />
      </a>
    </aside>
  );
}
