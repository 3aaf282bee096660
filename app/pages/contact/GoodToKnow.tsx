import { inOrder } from "#app/ui/in-order.tsx";
import { SectionHeading } from "#app/ui/SectionHeading.tsx";
import type { GoodToKnow as Content } from "#content/schema/good-to-know.ts";
import css from "./GoodToKnow.module.css";

/** The answered questions, and those about access. Without any of them: no section. */
export function GoodToKnow({ content: { title, entries, access } }: { content: Content }) {
  const answered = entries.filter(({ answer }) => answer);
  const measured = access.entries.filter(({ answer }) => answer);
  const unknown = access.entries.filter(({ answer }) => answer === "");
  const isAnswered = answered.length + measured.length > 0;
  if (!isAnswered && unknown.length === 0) return null;
  return (
    // Without answers it is not printed.
    <section className={isAnswered ? "section" : "section no-print"}>
      <div className="wrap">
        <SectionHeading title={title} line="line-b" />
        {answered.length > 0 && <Answers entries={answered} />}
        {measured.length + unknown.length > 0 && (
          <div className={css.access}>
            <h3>{access.title}</h3>
            {measured.length > 0 && <Answers entries={measured} />}
            {unknown.length > 0 && (
              <dl className={`${css.unknown} no-print`}>
                {inOrder(unknown, ({ label }) => (
                  <dt>{label}</dt>
                ))}
                <dd>{access.unknown}</dd>
              </dl>
            )}
          </div>
        )}
      </div>
    </section>
  );
}

function Answers({ entries }: { entries: Content["entries"] }) {
  return (
    <dl className={css.answers}>
      {inOrder(entries, ({ label, answer }) => (
        <div>
          <dt>{label}</dt>
          <dd>{answer}</dd>
        </div>
      ))}
    </dl>
  );
}
