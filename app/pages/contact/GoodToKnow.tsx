import { inOrder } from "#app/ui/in-order.tsx";
import { SectionHeading } from "#app/ui/SectionHeading.tsx";
import type { GoodToKnow as Content } from "#content/schema/good-to-know.ts";
import css from "./GoodToKnow.module.css";

/** The entries with an answer. Without any answer: no section. */
export function GoodToKnow({ content: { title, entries } }: { content: Content }) {
  const answered = entries.filter(({ answer }) => answer);
  if (answered.length === 0) return null;
  return (
    <section className="section">
      <div className="wrap">
        <SectionHeading title={title} line="line-b" />
        <dl className={css.answers}>
          {inOrder(answered, ({ label, answer }) => (
            <div>
              <dt>{label}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
