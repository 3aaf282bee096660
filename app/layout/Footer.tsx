import { href } from "#app/href.ts";
import { RegionMap } from "#app/map/RegionMap.tsx";
import { BusinessNumbers } from "#app/sections/BusinessNumbers.tsx";
import { useResortYear } from "#app/sections/resort-day.ts";
import { keyedList } from "#app/ui/keyed-list.tsx";
import ridges from "#app/ui/svg/ridges.svg?url&no-inline";
import { telephoneUrl } from "#app/ui/telephone.ts";
import * as resort from "#content/site.yaml";
import { interpolate } from "#shared/interpolate.ts";
import { footerPages, pagePaths } from "#shared/pages.ts";
import words from "#words/site.json" with { type: "json" };
import css from "./Footer.module.css";
import { Logo } from "./Logo.tsx";

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
        <div className={`wrap twelve small ${css.grid}`}>
          <div className={`stack no-print ${css.left}`}>
            <div className={`columns ${css.lists}`}>
              <div className="taps">
                <h2 className="soft">{words.footer.links}</h2>
                <ul className="sub">
                  {footerPages.map((name) => (
                    <li key={name}>
                      <a href={href(pagePaths[name])}>{words.pages[name]}</a>
                    </li>
                  ))}
                </ul>
              </div>
              {resort.footerServices.length > 0 && (
                <div>
                  <h2 className="soft">{words.footer.services}</h2>
                  <ul>
                    {keyedList(resort.footerServices, ({ name, target }) => (
                      <li>
                        <a className={target && "tap"} href={target}>
                          {name}
                        </a>
                      </li>
                    ))}
                  </ul>
                </div>
              )}
            </div>
            <p className={`cluster taps ${css.reach}`}>
              {keyedList(resort.telephones, (telephone) => (
                <a href={telephoneUrl(telephone)}>{telephone}</a>
              ))}
              <a href={`mailto:${resort.email}`}>{resort.email}</a>
            </p>
          </div>
          <div className={css.right}>
            <RegionMap />
          </div>
          <div className={css.left}>
            <Logo />
          </div>
          <div className={`soft taps ${css.right}`}>
            <p>
              © <Year />
              {` ${resort.name}. ${words.footer.rights} `}
              <a href={href("/Privacy")}>{words.pages.privacy}</a>
            </p>
            <BusinessNumbers />
            {resort.illustrated && <p>{words.footer.illustrations}</p>}
            {resort.photographers && (
              <p>{interpolate(words.footer.credits, { photographers: resort.photographers })}</p>
            )}
          </div>
        </div>
      </footer>
    </>
  );
}

/** A component of its own, so that nothing else renders again when today differs from the day of the build. */
function Year() {
  return <span>{useResortYear()}</span>;
}
