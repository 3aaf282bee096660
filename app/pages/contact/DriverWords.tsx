import { telephoneAddress } from "#app/ui/telephone.ts";
import { reach } from "#content/reach.yaml";
import { resort } from "#content/resort.yaml";
import css from "./DriverWords.module.css";

const { street, district, state, postalCode } = resort.address;
const { addressHindi, turnOff, turnOffHindi } = reach.driver;
const lines = [resort.name, street, `${district}, ${state}`, postalCode].filter(Boolean).join("\n");
const [telephone = ""] = resort.telephones;

/** What a driver needs: the place and the turn-off, in Devanagari where the owner has written it, and the telephone. */
export function DriverWords() {
  return (
    <address className={css.words}>
      <p>
        <a href={telephoneAddress(telephone)}>{telephone}</a>
      </p>
      {addressHindi && (
        <p lang="hi" className={css.hindi}>
          {addressHindi}
        </p>
      )}
      <p>{lines}</p>
      {turnOffHindi && (
        <p lang="hi" className={css.hindi}>
          {turnOffHindi}
        </p>
      )}
      {turnOff && <p>{turnOff}</p>}
    </address>
  );
}
