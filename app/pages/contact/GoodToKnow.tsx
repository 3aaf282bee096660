import { inOrder } from "#app/ui/in-order.tsx";
import { SectionHeading } from "#app/ui/SectionHeading.tsx";
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
        <dl className={`${css.unknown} no-print`}>
          {inOrder(open, ({ label }) => (
            <dt>{label}</dt>
          ))}
          <dd>{unknown}</dd>
        </dl>
      )}
    </>
  );
}

const isAsked = ({ answer }: Entries[number]) => answer !== null;
