import { href, Link } from "react-router";
import { useBrowserValue } from "#app/ui/browser.ts";
import { inOrder } from "#app/ui/in-order.tsx";
import ridges from "#app/ui/svg/ridges.svg?url&no-inline";
import { telephoneAddress } from "#app/ui/telephone.ts";
import * as resort from "#content/site.yaml";
import { footerPages, pagePaths } from "#shared/pages.ts";
import { words } from "#words/site.ts";
import { BusinessNumbers } from "./BusinessNumbers.tsx";
import css from "./Footer.module.css";
import { Logo } from "./Logo.tsx";
import { RegionMap } from "./RegionMap.tsx";

declare const __BUILT_IN_YEAR__: number;

export function Footer() {
  return (
    <>
      <img
        className={`${css.ridges} no-print`}
        src={ridges}
        alt=""
        width="1440"
        height="220"
        loading="lazy"
      />
      <footer className="dark">
        <div className={`wrap twelve ${css.grid}`}>
          <div className={`taps ${css.links} no-print`}>
            <h2 className="soft">{words.footer.links}</h2>
            <ul className="sub">
              {footerPages.map((name) => (
                <li key={name}>
                  <Link to={pagePaths[name]}>{words.pages[name]}</Link>
                </li>
              ))}
            </ul>
          </div>
          {resort.footerServices.length > 0 && (
            <div className={`${css.services} no-print`}>
              <h2 className="soft">{words.footer.services}</h2>
              <ul>
                {inOrder(resort.footerServices, ({ name, target }) => (
                  <li>
                    <a className={target && "tap"} href={target}>
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          )}
          <p className={`cluster taps ${css.reach} no-print`}>
            {inOrder(resort.telephones, (telephone) => (
              <a href={telephoneAddress(telephone)}>{telephone}</a>
            ))}
            <a href={`mailto:${resort.email}`}>{resort.email}</a>
          </p>
          <div className={css.map}>
            <RegionMap />
          </div>
          <div className={css.end}>
            <Logo />
            <div className={`taps ${css.notes}`}>
              <p>
                © <CopyrightYear />
                {` ${resort.name}. ${words.footer.rights} `}
                <Link to={href("/Privacy")}>{words.footer.privacy}</Link>
              </p>
              <BusinessNumbers />
              {resort.hasIllustrations && <p>{words.footer.illustrations}</p>}
              {resort.makers && <p>{words.footer.credits(resort.makers)}</p>}
            </div>
          </div>
        </div>
      </footer>
    </>
  );
}

/** The current year. Prerendered pages show the year of the build until hydration. */
function CopyrightYear() {
  return useBrowserValue(() => new Date().getFullYear(), __BUILT_IN_YEAR__);
}
