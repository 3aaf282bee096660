import { useEffect, useRef } from "react";
import { Icon } from "#app/ui/Icon.tsx";
import { chatUrl } from "#app/ui/telephone.ts";
import * as resort from "#content/site.yaml";
import words from "#words/site.json" with { type: "json" };
import css from "./ChatLink.module.css";

const returnAfterMs = 250;

/** The round chat button at the bottom right. It moves out of the window while the guest scrolls down, to cover no text. */
export function ChatLink() {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    let previous = scrollY;
    let timer: number | undefined;
    const setHidden = (isHidden: boolean) => link.current?.toggleAttribute("data-hidden", isHidden);
    const onScroll = () => {
      setHidden(scrollY > previous);
      previous = scrollY;
      clearTimeout(timer);
      // Safari has no `scrollend` event.
      timer = window.setTimeout(setHidden, returnAfterMs, false);
    };
    addEventListener("scroll", onScroll, { passive: true });
    return () => {
      removeEventListener("scroll", onScroll);
      clearTimeout(timer);
    };
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
