import { PauseMotion } from "#app/motion/PauseMotion.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { keyedList } from "#app/ui/keyed-list.tsx";
import { telephoneUrl } from "#app/ui/telephone.ts";
import * as resort from "#content/site.yaml";
import words from "#words/site.json" with { type: "json" };
import css from "./TopBar.module.css";

const telephones = resort.telephones.slice(0, 2);
/** On a phone, one row has room for two telephone numbers of 15 characters, the mail icon and two social networks. */
const isCrowded = resort.social.length > 2 || telephones.join("").length > 30;

/** Telephone numbers, email, social networks and the pause button for motion. If crowded, phones show them in two rows. */
export function TopBar() {
  return (
    <section className="dark" aria-label={words.topBar}>
      <div className={`wrap taps ${css.row} ${isCrowded ? css.crowded : ""}`}>
        {keyedList(telephones, (telephone) => (
          <a className={css.telephone} href={telephoneUrl(telephone)}>
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
        <PauseMotion className={`tap ${css.pause}`} />
      </div>
    </section>
  );
}
