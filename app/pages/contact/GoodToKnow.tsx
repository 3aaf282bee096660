import { telephoneAddress } from "#app/ui/telephone.ts";
import { questions } from "#content/contact.yaml";
import * as resort from "#content/site.yaml";
import { words } from "#words/contact.ts";
import css from "./GoodToKnow.module.css";

const { title, rest } = words.questions;
const [telephone = ""] = resort.telephones;

/** What guests ask before they book: the owner's answers, and the telephone for all else. */
export function GoodToKnow() {
  const answered = questions.filter(({ answer }) => answer);
  return (
    <section id="good-to-know" className="thin">
      <div className="wrap stack">
        <h2>{title}</h2>
        {answered.length > 0 && (
          <dl className={css.answers}>
            {answered.map(({ label, answer }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{answer}</dd>
              </div>
            ))}
          </dl>
        )}
        <p className="taps">
          {rest} <a href={telephoneAddress(telephone)}>{telephone}</a>
        </p>
      </div>
    </section>
  );
}
