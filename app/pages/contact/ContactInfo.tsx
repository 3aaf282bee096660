import { inOrder } from "#app/ui/in-order.tsx";
import { telephoneAddress } from "#app/ui/telephone.ts";
import * as resort from "#content/site.yaml";
import { addressLines } from "#content/site.yaml";
import { words } from "#words/contact.ts";
import css from "./ContactInfo.module.css";

/** Address, telephones and mail address. Empty fields are left out. */
export function ContactInfo() {
  return (
    <dl className={`taps ${css.info}`}>
      <div>
        <dt>{words.info.address}</dt>
        <dd>
          <address>
            {inOrder(addressLines, (line) => (
              <span>{line}</span>
            ))}
          </address>
        </dd>
      </div>
      <div>
        <dt>{words.info.telephone}</dt>
        {inOrder(resort.telephones, (telephone) => (
          <dd>
            <a href={telephoneAddress(telephone)}>{telephone}</a>
          </dd>
        ))}
      </div>
      <div>
        <dt>{words.info.email}</dt>
        <dd>
          <a href={`mailto:${resort.email}`}>{resort.email}</a>
        </dd>
      </div>
    </dl>
  );
}
