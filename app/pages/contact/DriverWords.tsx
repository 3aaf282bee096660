import { telephoneAddress } from "#app/ui/telephone.ts";
import { driverAddresses, reach } from "#content/reach.yaml";
import { resort } from "#content/resort.yaml";
import css from "./DriverWords.module.css";

const { turnOff, turnOffHindi } = reach.driver;
const [telephone = ""] = resort.telephones;

/** What a driver needs: the place and the turn-off, in Devanagari letters too where the site has them, and the telephone. */
export function DriverWords() {
  return (
    <address className={css.words}>
      {driverAddresses.map(({ language, text, isHindi }) => (
        <p key={language} lang={language} className={isHindi ? css.hindi : undefined}>
          {text}
        </p>
      ))}
      {turnOffHindi && (
        <p lang="hi" className={css.hindi}>
          {turnOffHindi}
        </p>
      )}
      {turnOff && <p>{turnOff}</p>}
      <p>
        <a href={telephoneAddress(telephone)}>{telephone}</a>
      </p>
    </address>
  );
}
