import { Icon } from "#app/ui/Icon.tsx";
import { chatAddress } from "#app/ui/telephone.ts";
import * as resort from "#content/site.yaml";
import { words } from "#words/site.ts";
import css from "./ChatLink.module.css";

/** Stays at the bottom right of every page. */
export function ChatLink() {
  return (
    <aside aria-label={words.chat.label}>
      <a
        className={`round ${css.chat} no-print`}
        href={chatAddress(resort.chatTelephone ?? "")}
        target="_blank"
        rel="noopener"
        aria-label={words.chat.action}
      >
        <Icon name="chat" />
      </a>
    </aside>
  );
}
