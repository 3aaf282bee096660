import { inOrder } from "#app/ui/in-order.tsx";
import { telephoneAddress } from "#app/ui/telephone.ts";
import { contact } from "#content/contact.yaml";
import { resort } from "#content/resort.yaml";
import css from "./ContactInfo.module.css";

const { street, district, state, postalCode } = resort.address;

/** Address, telephones and mail address. Empty fields are left out. */
export function ContactInfo() {
  return (
    <dl className={css.info}>
      <div>
        <dt>{contact.info.address}</dt>
        <dd>
          <address>
            {inOrder([resort.name, street, `${district}, ${state}`, postalCode].filter(Boolean), (line) => (
              <span>{line}</span>
            ))}
          </address>
        </dd>
      </div>
      <div>
        <dt>{contact.info.telephone}</dt>
        {inOrder(resort.telephones, (telephone) => (
          <dd>
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
