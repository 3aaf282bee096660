import { inOrder } from "#app/ui/in-order.tsx";
import { telephoneAddress } from "#app/ui/telephone.ts";
import { questions } from "#content/contact.yaml";
import * as resort from "#content/site.yaml";
import { words } from "#words/contact.ts";
import css from "./GoodToKnow.module.css";

const { title, rest } = words.questions;
const [telephone = ""] = resort.telephones;

export function GoodToKnow() {
  const answered = questions.filter(({ answer }) => answer);
  return (
    <section id="good-to-know" className="tail">
      <div className="wrap twelve split">
        {answered.length > 0 && <h2>{title}</h2>}
        <div className="stack">
          {answered.length > 0 && (
            <dl className={`columns ${css.answers}`}>
              {inOrder(answered, ({ label, answer }) => (
                <div>
                  <dt className="sub">{label}</dt>
                  <dd>{answer}</dd>
                </div>
              ))}
            </dl>
          )}
          <p className={`cluster taps ${css.rest}`}>
            <span>{rest}</span> <a href={telephoneAddress(telephone)}>{telephone}</a>
          </p>
        </div>
      </div>
    </section>
  );
}
