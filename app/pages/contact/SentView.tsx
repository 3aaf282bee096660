import { href, Link } from "react-router";
import { Berry } from "#app/ui/Berry.tsx";
import button from "#app/ui/button.module.css";
import { HangingLink } from "#app/ui/HangingLink.tsx";
import { inOrder } from "#app/ui/in-order.tsx";
import { contact } from "#content/contact.yaml";
import css from "./OutcomeView.module.css";
import { OutcomeView } from "./OutcomeView.tsx";

const { sent, sentPage } = contact;

/** The letter has gone; the berry hangs in its place. */
export function SentView() {
  return (
    <OutcomeView heading={sent} crumb={sentPage.crumb} hanging={<Berry className={css.berry} />}>
      <h2>{sentPage.nextTitle}</h2>
      <ol className={css.steps}>
        {inOrder(sentPage.next, (step) => (
          <li>{step}</li>
        ))}
      </ol>
      <div className={css.onward}>
        <Link className={button.button} to={href("/")}>
          {sentPage.home}
        </Link>
        <HangingLink to={href("/Packages")}>{sentPage.onward}</HangingLink>
      </div>
    </OutcomeView>
  );
}
