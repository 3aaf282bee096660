import { inOrder } from "#app/ui/in-order.tsx";
import { telephoneAddress } from "#app/ui/telephone.ts";
import * as resort from "#content/site.yaml";
import { words } from "#words/contact.ts";
import css from "./ContactInfo.module.css";

const [mailbox, host] = resort.email.split("@");

export function ContactInfo() {
  return (
    <dl className={`taps columns ${css.info}`}>
      <div>
        <dt className="note">{words.info.address}</dt>
        <dd className="sub">{resort.addressLines.join("\n")}</dd>
      </div>
      <div>
        <dt className="note">{words.info.telephone}</dt>
        {inOrder(resort.telephones, (telephone) => (
          <dd className="sub">
            <a href={telephoneAddress(telephone)}>{telephone}</a>
          </dd>
        ))}
      </div>
      <div>
        <dt className="note">{words.info.email}</dt>
        <dd className="sub">
          {/* Where there is no room, it breaks before the @. */}
          <a href={`mailto:${resort.email}`}>
            <span>
              {mailbox}
              <wbr />@{host}
            </span>
          </a>
        </dd>
      </div>
    </dl>
  );
}
