import { useEffect, useRef } from "react";
import { Icon } from "#app/ui/Icon.tsx";
import { chatAddress } from "#app/ui/telephone.ts";
import { resort } from "#content/resort.yaml";
import { words } from "#content/words.yaml";
import css from "./ChatLink.module.css";

/** How long after the last scroll event the link returns. Safari before 26.2 has no 'scrollend'. */
const restMs = 250;

/** Hidden while the page scrolls down, so that it covers no text. Focus shows it at once. */
export function ChatLink() {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    let lastY = scrollY;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const setAway = (isAway: boolean) => link.current?.toggleAttribute("data-away", isAway);
    const onScroll = () => {
      setAway(scrollY > lastY);
      lastY = scrollY;
      clearTimeout(rest);
      rest = setTimeout(setAway, restMs, false);
    };
    addEventListener("scroll", onScroll, { passive: true });
    return () => {
      removeEventListener("scroll", onScroll);
      clearTimeout(rest);
    };
  }, []);
  return (
    <aside aria-label={words.chat.label}>
      <a
        ref={link}
        className={`${css.chat} no-print`}
        href={chatAddress(resort.chatTelephone)}
        target="_blank"
        rel="noopener"
        aria-label={words.chat.action}
      >
        <Icon name="chat" />
      </a>
    </aside>
  );
}
