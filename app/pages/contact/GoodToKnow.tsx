import { telephoneAddress } from "#app/ui/telephone.ts";
import { goodToKnow } from "#content/good-to-know.yaml";
import { resort } from "#content/resort.yaml";
import css from "./GoodToKnow.module.css";

const { title, rest, entries } = goodToKnow;
const [telephone = ""] = resort.telephones;

/** What guests ask before they book: the owner's answers, and the telephone for all else. */
export function GoodToKnow() {
  const answered = entries.filter(({ answer }) => answer);
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
        <p className="tall-links">
          {rest} <a href={telephoneAddress(telephone)}>{telephone}</a>
        </p>
      </div>
    </section>
  );
}
