import { telephoneAddress } from "#app/ui/telephone.ts";
import { contact } from "#content/contact.ts";
import { resort } from "#content/resort.ts";
import css from "./ContactInfo.module.css";

const { street, district, state, postalCode } = resort.address;

/** Address, three telephones and a mail address. What the owner has not filled in is left out. */
export function ContactInfo({ className }: { className?: string | undefined }) {
  return (
    <dl className={`${css.info} ${className}`}>
      <div>
        <dt>{contact.info.address}</dt>
        <dd>
          <address>
            {[resort.name, street, `${district}, ${state}`, postalCode].filter(Boolean).map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </dd>
      </div>
      <div>
        <dt>{contact.info.telephone}</dt>
        {resort.telephones.map((telephone, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are the same number thrice
          <dd key={position}>
            <a href={telephoneAddress(telephone)}>{telephone}</a>
          </dd>
        ))}
      </div>
      <div>
        <dt>{contact.info.email}</dt>
        <dd>
          <a href={`mailto:${resort.email}`}>{resort.email}</a>
        </dd>
      </div>
    </dl>
  );
}
