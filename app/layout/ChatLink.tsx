import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { Icon } from "#app/ui/Icon.tsx";
import { chatAddress } from "#app/ui/telephone.ts";
import { navigation } from "#content/navigation.yaml";
import { resort } from "#content/resort.yaml";
import { pagePaths } from "#shared/pages.ts";
import { words } from "#words/site.ts";
import css from "./ChatLink.module.css";

/** How long after the last scroll event the link returns. Safari before 26.2 has no 'scrollend'. */
const restMs = 250;

/** On these pages the guest's message begins with the name that the page has in the menu. */
const begunOn: readonly string[] = [pagePaths.packages, pagePaths.offers];

/** Hidden while the page scrolls down and where it would cover a control. Focus shows it at once. */
export function ChatLink() {
  const link = useRef<HTMLAnchorElement>(null);
  const { pathname } = useLocation();
  const page = begunOn.includes(pathname) && navigation.find(({ to }) => to === pathname);
  useEffect(() => {
    let lastY = scrollY;
    const setAway = (isAway: boolean) => link.current?.toggleAttribute("data-away", isAway);
    const onRest = () => link.current && setAway(coversControl(link.current));
    const onScroll = () => {
      setAway(scrollY > lastY);
      lastY = scrollY;
      clearTimeout(rest);
      rest = setTimeout(onRest, restMs);
    };
    // Not at once: it would compute the layout in the middle of hydration.
    let rest = setTimeout(onRest, restMs);
    addEventListener("scroll", onScroll, { passive: true });
    addEventListener("resize", onRest);
    // A dialog's 'close' does not bubble: it is caught on its way down.
    addEventListener("close", onRest, true);
    // Nothing to undo: the link stays as long as the document.
  }, []);
  return (
    <aside aria-label={words.chat.label}>
      <a
        ref={link}
        className={`${css.chat} no-print`}
        href={chatAddress(resort.chatTelephone, page && words.chat.begun(page.label))}
        target="_blank"
        rel="noopener"
        aria-label={words.chat.action}
      >
        <Icon name="chat" />
      </a>
    </aside>
  );
}

/** True if the link, in its place, covers a part of a field, or a quarter of another control's height or more. */
function coversControl(link: HTMLElement): boolean {
  // Without the translation of [data-away].
  const { offsetLeft: left, offsetTop: top, offsetWidth: size } = link;
  return [0, 0.5, 1].some((across) =>
    [0, 0.5, 1].some((down) => {
      const under = document.elementsFromPoint(left + across * size, top + down * size);
      const control = under
        .map((element) => element.closest("a[href], button, input, label, textarea"))
        .find((found) => found && found !== link);
      if (!control) return false;
      if (control.matches("input, textarea")) return true;
      const { y, height } = control.getBoundingClientRect();
      return Math.min(y + height, top + size) - Math.max(y, top) >= 0.25 * height;
    }),
  );
}
