import { HangingLink } from "#app/ui/HangingLink.tsx";
import { inOrder } from "#app/ui/in-order.tsx";
import { SectionHeading } from "#app/ui/SectionHeading.tsx";
import { contact } from "#content/contact.yaml";
import type { GoodToKnow as Content } from "#content/schema/good-to-know.ts";
import css from "./GoodToKnow.module.css";

type Entries = Content["entries"];

/** What guests ask, and the access, each answered or with an invitation to ask. Without any question: no section. */
export function GoodToKnow({ content: { title, unknown, entries, access } }: { content: Content }) {
  const all = [...entries, ...access.entries];
  if (!all.some(isAsked)) return null;
  return (
    // Without answers it is not printed.
    <section id="good-to-know" className={all.some(({ answer }) => answer) ? "section" : "section no-print"}>
      <div className="wrap">
        <SectionHeading title={title} line="line-b" />
        <Answers entries={entries} unknown={unknown} />
        {access.entries.some(isAsked) && (
          <div className={css.access}>
            <h3>{access.title}</h3>
            <Answers entries={access.entries} unknown={access.unknown} />
          </div>
        )}
        {all.some(({ answer }) => answer === "") && (
          <p className={`${css.ask} no-print`}>
            <HangingLink to="#inquiry">{contact.formTitle}</HangingLink>
          </p>
        )}
      </div>
    </section>
  );
}

function Answers({ entries, unknown }: { entries: Entries; unknown: string }) {
  const answered = entries.filter(({ answer }) => answer);
  const open = entries.filter(({ answer }) => answer === "");
  return (
    <>
      {answered.length > 0 && (
        <dl className={css.answers}>
          {inOrder(answered, ({ label, answer }) => (
            <div>
              <dt>{label}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      )}
      {open.length > 0 && (
        <div className="no-print">
          <p className={`lead ${css.invitation}`}>{unknown}</p>
          <ul className={css.open}>
            {inOrder(open, ({ label }) => (
              <li>{label}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

const isAsked = ({ answer }: Entries[number]) => answer !== null;
