import { useEffect, useRef } from "react";
import { Icon } from "#app/ui/Icon.tsx";
import { chatUrl } from "#app/ui/telephone.ts";
import * as resort from "#content/site.yaml";
import words from "#words/site.json" with { type: "json" };
import css from "./ChatLink.module.css";

/** At the bottom right of every page. It steps aside while the page scrolls down, so that it covers no text. */
export function ChatLink() {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    let before = scrollY;
    const onScroll = () => {
      // At the end the footer leaves room for it.
      const isAtEnd = scrollY + innerHeight > document.documentElement.scrollHeight - 2;
      link.current?.toggleAttribute("data-aside", scrollY > before && !isAtEnd);
      before = scrollY;
    };
    addEventListener("scroll", onScroll, { passive: true });
    return () => removeEventListener("scroll", onScroll);
  }, []);
  return (
    <aside aria-label={words.chat.label}>
      <a
        ref={link}
        className={`round ${css.chat} no-print`}
        href={chatUrl(resort.chatTelephone ?? "")}
        target="_blank"
        rel="noopener"
        aria-label={words.chat.action}
      >
        <Icon name="chat" />
      </a>
    </aside>
  );
}
