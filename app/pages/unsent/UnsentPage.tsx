import { href, Link } from "react-router";
import fixAddress from "#app/inline/fix-address.ts?script";
import css from "#app/inquiry/OutcomeView.module.css";
import { OutcomeView } from "#app/inquiry/OutcomeView.tsx";
import button from "#app/ui/button.module.css";
import { HangingLink } from "#app/ui/HangingLink.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { chatAddress, telephoneAddress } from "#app/ui/telephone.ts";
import { contact } from "#content/contact.yaml";
import { editionPath } from "#content/editions.yaml";
import { resort } from "#content/resort.yaml";
import { notSentPagePath, reasonMarker } from "#shared/inquiry.ts";
import { addressIn } from "#shared/pages.ts";

const { notSentPage, ways } = contact;

/** The service's answer when it refuses a form that was posted without script. */
export default function UnsentPage() {
  return (
    <OutcomeView page={notSentPage} heading={notSentPage.heading} hanging={<OtherWays />}>
      <script
        data-path={addressIn(editionPath, notSentPagePath)}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own file; its hash is in the CSP
        dangerouslySetInnerHTML={{ __html: fixAddress }}
      />
      <div className={css.reason}>
        <Icon name="warning" />
        {/* The service replaces this comment by the escaped reason. React would drop it. */}
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
        {resort.chatTelephone && (
          <li>
            <a href={chatAddress(resort.chatTelephone)} target="_blank" rel="noopener">
              <Icon name="chat" />
              {ways.chat}
            </a>
          </li>
        )}
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
