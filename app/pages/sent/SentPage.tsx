import { href, Link } from "react-router";
import css from "#app/inquiry/OutcomeView.module.css";
import { OutcomeView } from "#app/inquiry/OutcomeView.tsx";
import { Berry } from "#app/ui/Berry.tsx";
import button from "#app/ui/button.module.css";
import { HangingLink } from "#app/ui/HangingLink.tsx";
import { inOrder } from "#app/ui/in-order.tsx";
import { contact } from "#content/contact.yaml";

const { sent, sentPage } = contact;

/** The service redirects here after a form was posted without script. */
export default function SentPage() {
  return (
    <OutcomeView page={sentPage} heading={sent} hanging={<Berry className={css.berry} />}>
      {sentPage.next.length > 0 && (
        <>
          <h2>{sentPage.nextTitle}</h2>
          <ol className={css.steps}>
            {inOrder(sentPage.next, (step) => (
              <li>{step}</li>
            ))}
          </ol>
        </>
      )}
      <div className={css.onward}>
        <Link className={button.button} to={href("/")}>
          {sentPage.home}
        </Link>
        {sentPage.onward && <HangingLink to={href("/Packages")}>{sentPage.onward}</HangingLink>}
      </div>
    </OutcomeView>
  );
}
