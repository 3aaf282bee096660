import { href, Link } from "react-router";
import button from "#app/ui/button.module.css";
import { HangingLink } from "#app/ui/HangingLink.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { chatAddress, telephoneAddress } from "#app/ui/telephone.ts";
import { contact } from "#content/contact.yaml";
import { resort } from "#content/resort.yaml";
import { reasonMarker } from "#shared/inquiry.ts";
import css from "./OutcomeView.module.css";
import { OutcomeView } from "./OutcomeView.tsx";

const { notSentPage, ways } = contact;

/** The letter hangs there still, and carries the other ways to reach us. */
export function NotSentView() {
  return (
    <OutcomeView heading={notSentPage.heading} crumb={notSentPage.crumb} hanging={<OtherWays />}>
      <div className={css.reason}>
        <Icon name="warning" />
        {/* Only so does the service's comment survive, which it replaces by the escaped reason. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant */}
        <p dangerouslySetInnerHTML={{ __html: reasonMarker }} />
      </div>
      <p className="lead">{notSentPage.lead}</p>
      <div className={css.onward}>
        <Link className={button.button} to={href("/Contact")}>
          {notSentPage.back}
        </Link>
        <HangingLink to={href("/")}>{notSentPage.home}</HangingLink>
      </div>
    </OutcomeView>
  );
}

function OtherWays() {
  const [telephone = ""] = resort.telephones;
  return (
    <div className={css.letter}>
      <h2>{notSentPage.ways}</h2>
      <ul>
        <li>
          <a href={telephoneAddress(telephone)}>
            <Icon name="phone" />
            {telephone}
          </a>
        </li>
        <li>
          <a href={chatAddress(resort.chatTelephone)} target="_blank" rel="noopener">
            <Icon name="chat" />
            {ways.chat}
          </a>
        </li>
        <li>
          <a href={`mailto:${resort.email}`}>
            <Icon name="mail" />
            {resort.email}
          </a>
        </li>
      </ul>
    </div>
  );
}
