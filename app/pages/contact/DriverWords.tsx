import { telephoneAddress } from "#app/ui/telephone.ts";
import { reach } from "#content/reach.yaml";
import { addressLines, resort } from "#content/resort.yaml";
import css from "./DriverWords.module.css";

const { addressHindi, turnOff, turnOffHindi } = reach.driver;
const [telephone = ""] = resort.telephones;

/** What a driver needs: the place and the turn-off, in Devanagari where the owner has written it, and the telephone. */
export function DriverWords() {
  return (
    <address className={css.words}>
      {addressHindi && (
        <p lang="hi" className={css.hindi}>
          {addressHindi}
        </p>
      )}
      <p>{addressLines.join("\n")}</p>
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
