import { type FocusEvent, useEffect, useRef } from "react";
import { PauseMotion } from "#app/motion/PauseMotion.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { telephoneUrl } from "#app/ui/telephone.ts";
import * as resort from "#content/site.yaml";
import words from "#words/site.json" with { type: "json" };
import { LocaleLinks } from "./LocaleLinks.tsx";
import { Logo } from "./Logo.tsx";
import css from "./Menu.module.css";
import { PageLinks } from "./PageLinks.tsx";

export const menuId = "menu";

/** The full-screen menu of small windows. A popover, so that it works without JavaScript. */
export function Menu() {
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The breakpoint of Menu.module.css. An open menu would reappear when the window becomes narrow again.
    const wideWindow = matchMedia("(min-width: 64rem)");
    const close = () => menu.current?.hidePopover?.();
    wideWindow.addEventListener("change", close);
    return () => wideWindow.removeEventListener("change", close);
  }, []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: not interactive; it only notices when the focus leaves
    <div ref={menu} className={`dark ${css.menu}`} id={menuId} popover="auto" onBlur={closeWhenLeft}>
      <div className={`wrap ${css.head}`}>
        <Logo />
        <button
          type="button"
          className="round"
          popoverTarget={menuId}
          popoverTargetAction="hide"
          aria-label={words.closeMenu}
          // biome-ignore lint/a11y/noAutofocus: the button that opened the menu is hidden behind it
          autoFocus
        >
          <Icon name="close" />
        </button>
      </div>
      <nav className={`wrap ${css.nav}`} aria-label={words.menu}>
        <PageLinks className={css.pages} />
      </nav>
      <div className={`wrap cluster taps ${css.foot}`}>
        <LocaleLinks />
        <PauseMotion className="tap" />
        {resort.telephones[0] && (
          <a href={telephoneUrl(resort.telephones[0])}>
            <Icon name="phone" />
            {resort.telephones[0]}
          </a>
        )}
        <a href={`mailto:${resort.email}`}>
          <Icon name="mail" />
          {resort.email}
        </a>
      </div>
    </div>
  );
}

/** Closes the menu when the focus moves to an element outside. `relatedTarget` is null if another window gets the focus. */
function closeWhenLeft({ currentTarget: menu, relatedTarget }: FocusEvent<HTMLElement>) {
  if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) menu.hidePopover();
}
