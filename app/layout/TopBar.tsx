import { PauseMotion } from "#app/motion/PauseMotion.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { inOrder } from "#app/ui/in-order.tsx";
import { telephoneAddress } from "#app/ui/telephone.ts";
import * as resort from "#content/site.yaml";
import { words } from "#words/site.ts";
import { EditionLinks } from "./EditionLinks.tsx";
import css from "./TopBar.module.css";

/** Nothing is hidden: on phones most are icons, in two rows. */
export function TopBar() {
  return (
    <section className="dark" aria-label={words.topBar}>
      <div className={`wrap ${css.row}`}>
        {inOrder(resort.telephones.slice(0, 2), (telephone) => (
          <a href={telephoneAddress(telephone)}>
            <Icon name="phone" />
            {telephone}
          </a>
        ))}
        <a className={css.mail} href={`mailto:${resort.email}`} aria-label={resort.email}>
          <Icon name="mail" />
          <span>{resort.email}</span>
        </a>
        {resort.social.length > 0 && (
          <div className={css.social}>
            {inOrder(resort.social, ({ icon, target }) => (
              <a href={target}>
                <Icon name={icon} />
                <span className="hidden">{words.networks[icon]}</span>
              </a>
            ))}
          </div>
        )}
        {resort.otherEditions.length > 0 && (
          <div className={css.editions}>
            <EditionLinks />
          </div>
        )}
        <PauseMotion />
      </div>
    </section>
  );
}
