import { hasRenderings } from "virtual:picture-addresses";
import { Link } from "react-router";
import { inOrder } from "#app/ui/in-order.tsx";
import ridges from "#app/ui/svg/ridges.svg?url&no-inline";
import { footerNavigation } from "#content/navigation.ts";
import { resort } from "#content/resort.ts";
import { CopyrightYear } from "./CopyrightYear.tsx";
import css from "./Footer.module.css";
import { Logo } from "./Logo.tsx";
import { RegionMap } from "./RegionMap.tsx";

export function Footer() {
  return (
    <>
      <img className={css.ridges} src={ridges} alt="" width="1440" height="220" loading="lazy" />
      <footer className="dark">
        <div className={`wrap ${css.grid}`}>
          <div className={css.links}>
            <h2>Find your way</h2>
            <ul>
              {footerNavigation.map(({ label, to }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </div>
          <div className={css.services}>
            <h2>Our services</h2>
            <ul>
              {inOrder(resort.footerServices, ({ name, target }) => (
                <li>
                  <a href={target || undefined}>{name}</a>
                </li>
              ))}
            </ul>
          </div>
          <div className={css.map}>
            <RegionMap />
          </div>
          <Logo className={css.logo} />
          <div className={css.end}>
            <p>
              © <CopyrightYear /> {resort.name}. All rights reserved.
            </p>
            {hasRenderings && <p>The pictures are illustrations.</p>}
          </div>
        </div>
      </footer>
    </>
  );
}
