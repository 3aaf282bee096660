import { Link, useLocation } from "react-router";
import { brandMarkShape } from "#app/sections/BrandMark.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import * as resort from "#content/site.yaml";
import { fill } from "#shared/fill.ts";
import { navigationPages, type PageName, pagePaths } from "#shared/pages.ts";
import words from "#words/site.json" with { type: "json" };
import css from "./Header.module.css";
import { Logo } from "./Logo.tsx";

const menuId = "menu";
const shown = navigationPages.filter((name) => !resort.emptyPages.includes(name));

/** The menu of small windows is a popover: it opens without script. */
export function Header() {
  return (
    <header className={css.header}>
      <div className={`wrap ${css.row}`}>
        <Logo />
        <nav className={css.nav} aria-label={words.mainMenu}>
          {shown.map((name) => (
            <NavigationLink key={name} name={name} />
          ))}
        </nav>
        <button type="button" className={`round ${css.menuButton}`} popoverTarget={menuId}>
          <span className="hidden">{fill(words.menuButton, { name: resort.name })}</span>
          <Icon name="menu" className={css.whenClosed} />
          <Icon name="close" className={css.whenOpen} />
        </button>
      </div>
      <nav className={css.drawer} id={menuId} popover="auto" aria-label={words.menu}>
        <ul className="title">
          {shown.map((name) => (
            <li key={name}>
              <NavigationLink name={name} />
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}

function NavigationLink({ name }: { name: PageName }) {
  const { pathname } = useLocation();
  const to = pagePaths[name];
  return (
    <Link to={to} aria-current={pathname === to ? "page" : undefined}>
      {words.pages[name]}
      <svg className={css.berry} viewBox="0 0 32 52" aria-hidden="true">
        <use href={brandMarkShape("hanging")} />
      </svg>
    </Link>
  );
}
