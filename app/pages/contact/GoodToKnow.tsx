import { Link } from "react-router";
import { Icon } from "#app/ui/Icon.tsx";
import { inOrder } from "#app/ui/in-order.tsx";
import type { GoodToKnow as Content } from "#content/schema/good-to-know.ts";
import css from "./GoodToKnow.module.css";

type Entries = Content["entries"];

/** What guests ask, and the access, each answered or a link that begins a message. Without any question: no section. */
export function GoodToKnow({ content: { title, unknown, entries, access } }: { content: Content }) {
  const all = [...entries, ...access.entries];
  if (!all.some(isAsked)) return null;
  return (
    // Without answers it is not printed.
    <section
      id="good-to-know"
      className={`thin ${css.section} ${all.some(({ answer }) => answer) ? "" : "no-print"}`}
    >
      <div className={`wrap twelve ${css.page}`}>
        <h2>{title}</h2>
        {entries.some(isAsked) && <Answers entries={entries} unknown={unknown} />}
        {access.entries.some(isAsked) && (
          <div>
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
    <div>
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
          <p className="note">{unknown}</p>
          <ul className={`columns ruled tall-links ${css.open}`}>
            {inOrder(open, ({ label }) => (
              <li>
                <Link to="#inquiry" onClick={() => askAbout(label)}>
                  {label} <Icon name="arrow" />
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

let begun = "";

/** Begins the message with a question. What the guest has written stays. */
function askAbout(label: string) {
  const message = document.querySelector<HTMLTextAreaElement>("#inquiry [name=message]");
  if (!message || (message.value !== "" && message.value !== begun)) return;
  begun = `${label}: `;
  message.value = begun;
}

const isAsked = ({ answer }: Entries[number]) => answer !== null;
