import { NavLink } from "react-router";
import button from "#app/ui/button.module.css";
import { Icon } from "#app/ui/Icon.tsx";
import { navigation } from "#content/navigation.ts";
import { resort } from "#content/resort.ts";
import { HangingBerry } from "./HangingBerry.tsx";
import css from "./Header.module.css";
import { Logo } from "./Logo.tsx";

const menuId = "menu";

/** Its lower edge is the line that everything hangs from. The small menu is a popover: it opens without script. */
export function Header() {
  return (
    <header className={css.header}>
      <div className={`wrap ${css.row}`}>
        <Logo className={css.logo} />
        <nav className={css.nav} aria-label="Main">
          {navigation.map(({ label, to }) => (
            <NavLink key={to} to={to} end>
              {label}
              <HangingBerry />
            </NavLink>
          ))}
        </nav>
        <button type="button" className={`${button.round} ${css.menuButton}`} popoverTarget={menuId}>
          <span className="hidden">Menu of {resort.name}</span>
          <Icon name="menu" className={css.whenClosed ?? ""} />
          <Icon name="close" className={css.whenOpen ?? ""} />
        </button>
      </div>
      <nav className={css.drawer} id={menuId} popover="auto" aria-label="Menu">
        <ul>
          {navigation.map(({ label, to }) => (
            <li key={to}>
              <NavLink to={to} end onClick={closeMenu}>
                {label}
                <HangingBerry />
              </NavLink>
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
