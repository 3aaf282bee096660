import { Link, useLocation } from "react-router";
import { berryShape } from "#app/ui/Berry.tsx";
import button from "#app/ui/button.module.css";
import { Icon } from "#app/ui/Icon.tsx";
import { navigation } from "#content/navigation.yaml";
import { resort } from "#content/resort.yaml";
import { words } from "#words/site.ts";
import css from "./Header.module.css";
import { Logo } from "./Logo.tsx";

const menuId = "menu";

/** The menu of small windows is a popover: it opens without script. */
export function Header() {
  return (
    <header className={css.header}>
      <div className={`wrap ${css.row}`}>
        <Logo className={css.logo} />
        <nav className={css.nav} aria-label={words.mainMenu}>
          {navigation.map(({ label, to }) => (
            <NavigationLink key={to} to={to} label={label} />
          ))}
        </nav>
        <button type="button" className={`${button.round} ${css.menuButton}`} popoverTarget={menuId}>
          <span className="hidden">{words.menuButton(resort.name)}</span>
          <Icon name="menu" className={css.whenClosed ?? ""} />
          <Icon name="close" className={css.whenOpen ?? ""} />
        </button>
      </div>
      <nav className={css.drawer} id={menuId} popover="auto" aria-label={words.menu}>
        <ul>
          {navigation.map(({ label, to }) => (
            <li key={to}>
              <NavigationLink to={to} label={label} onFollow={closeMenu} />
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}

function closeMenu() {
  document.getElementById(menuId)?.hidePopover();
}

/** A link of the main navigation. A berry or a dot below marks the current page. */
function NavigationLink({ to, label, onFollow }: { to: string; label: string; onFollow?: () => void }) {
  const { pathname } = useLocation();
  return (
    <Link to={to} onClick={onFollow} aria-current={pathname === to ? "page" : undefined}>
      {label}
      <svg className={css.berry} viewBox="0 0 32 52" aria-hidden="true">
        <use href={berryShape("hanging")} />
      </svg>
    </Link>
  );
}
