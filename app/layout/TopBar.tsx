import type { MouseEvent } from "react";
import { useLocation } from "react-router";
import { PauseMotion } from "#app/motion/PauseMotion.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { keyedList } from "#app/ui/keyed-list.tsx";
import { telephoneUrl } from "#app/ui/telephone.ts";
import * as resort from "#content/site.yaml";
import { pagePaths, pathInLocale, unlistedPaths } from "#shared/pages.ts";
import words from "#words/site.json" with { type: "json" };
import css from "./TopBar.module.css";

/** Nothing is hidden: on phones most are icons, in two rows. */
export function TopBar() {
  return (
    <section className="dark" aria-label={words.topBar}>
      <div className={`wrap taps ${css.row}`}>
        {keyedList(resort.telephones.slice(0, 2), (telephone) => (
          <a href={telephoneUrl(telephone)}>
            <Icon name="phone" />
            {telephone}
          </a>
        ))}
        <a className={css.mail} href={`mailto:${resort.email}`} aria-label={resort.email}>
          <Icon name="mail" />
          <span>{resort.email}</span>
        </a>
        {resort.social.length > 0 && (
          <div className={`soft ${css.social}`}>
            {keyedList(resort.social, ({ icon, target }) => (
              <a href={target}>
                <Icon name={icon} />
                <span className="hidden">{words.networks[icon]}</span>
              </a>
            ))}
          </div>
        )}
        {resort.otherLocales.length > 0 && (
          <div className={css.locales}>
            <LocaleLinks />
          </div>
        )}
        <PauseMotion className="tap" />
      </div>
    </section>
  );
}

const pages: readonly string[] = Object.values({ ...pagePaths, ...unlistedPaths });

/** The same page in the other languages, each in its own, drawn where media/words/ has it. Unknown addresses lead to Home. */
function LocaleLinks() {
  const { pathname } = useLocation();
  const page = pages.includes(pathname) ? pathname : "/";
  return resort.otherLocales.map(({ language, path, name, drawing }) => (
    <a key={path} href={pathInLocale(path, page)} lang={language} hrefLang={language} onClick={keepSearch}>
      {drawing ? (
        <svg role="img" aria-label={name} viewBox={drawing.box}>
          <use href={drawing.href} />
        </svg>
      ) : (
        name
      )}
    </a>
  ));
}

/** What the guest asks about stays chosen: /Contact?about=basic-getaway. Not in `href`, since prerendered pages have no query. */
function keepSearch({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
  currentTarget.search = location.search;
}
