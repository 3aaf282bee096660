import { inOrder } from "#app/ui/in-order.tsx";
import { telephoneAddress } from "#app/ui/telephone.ts";
import { contact } from "#content/contact.yaml";
import { addressLines, resort } from "#content/resort.yaml";
import css from "./ContactInfo.module.css";

/** Address, telephones and mail address. Empty fields are left out. */
export function ContactInfo() {
  return (
    <dl className={`tall-links ${css.info}`}>
      <div>
        <dt>{contact.info.address}</dt>
        <dd>
          <address>
            {inOrder(addressLines, (line) => (
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
