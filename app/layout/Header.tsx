import { Icon } from "#app/ui/Icon.tsx";
import * as resort from "#content/site.yaml";
import { interpolate } from "#shared/interpolate.ts";
import words from "#words/site.json" with { type: "json" };
import css from "./Header.module.css";
import { LocaleLinks } from "./LocaleLinks.tsx";
import { Logo } from "./Logo.tsx";
import { Menu, menuId } from "./Menu.tsx";
import { PageLinks } from "./PageLinks.tsx";

/** Transparent over a page's picture until the page is scrolled (app/inline/mark-scrolled.ts). */
export function Header() {
  return (
    <header className={css.header} suppressHydrationWarning>
      <div className={css.bar}>
        <div className={`wrap ${css.row}`}>
          <Logo />
          <nav className={css.nav} aria-label={words.mainMenu}>
            <PageLinks className={css.pages} />
          </nav>
          {resort.otherLocales.length > 0 && (
            <div className={css.locales}>
              <LocaleLinks />
            </div>
          )}
          <button type="button" className={`round ${css.menuButton}`} popoverTarget={menuId}>
            <span className="hidden">{interpolate(words.menuButton, { name: resort.name })}</span>
            <Icon name="menu" />
          </button>
        </div>
      </div>
      <Menu />
    </header>
  );
}
