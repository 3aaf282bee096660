import { type FormEvent, useId, useRef, useState } from "react";
import { labelOf, titleOf } from "../../labels.ts";
import type { Subject } from "../../server/editor-routes.ts";
import { addressOf, addressOfField, type Path } from "../address.ts";
import { api, type LaunchItem, read, type Saved } from "../api.ts";
import { valueAt } from "../form/messages.ts";

type Shown = { subjects: readonly Subject[]; onSaved: (saved: Saved) => void };

/** The list of `npm run check:launch`. Each line has a link to its field, and what can be done about it here. */
export function LaunchView({ items, ...shown }: Shown & { items: readonly LaunchItem[] | undefined }) {
  const [done, setDone] = useState("");
  if (!items) return null;
  const { length } = items;
  return (
    <>
      <p className="lead" role="status">
        {done && `Done: ${done}. `}
        {length === 0
          ? "Nothing is left to do: the site is ready for its guests."
          : `${length === 1 ? "One thing is" : `${length} things are`} still to be done by you.`}
      </p>
      {length === 0 ? (
        <a href={addressOf({ view: "publish", name: "" })}>Publish it</a>
      ) : (
        <p className="note">
          Only you can know what follows. Change what is not true; what is right, confirm. Undo takes either
          back.
        </p>
      )}
      {Object.entries(Object.groupBy(items, ({ group }) => group)).map(([group, found]) => (
        <section key={group} className={found.some(({ file }) => !file) ? "launch settings" : "launch"}>
          <h2>
            {group} <span className="note">{found.length}</span>
          </h2>
          <ul className="rows">
            {found.map((item) => (
              <Line key={item.name} item={item} onDone={setDone} {...shown} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function Line({
  item,
  subjects,
  onSaved,
  onDone,
}: Shown & { item: LaunchItem; onDone: (title: string) => void }) {
  const { file, path, name, actions } = item;
  const subject = subjects.find((each) => each.file === file);
  const id = useId();
  const row = useRef<HTMLLIElement>(null);
  const [problem, setProblem] = useState("");
  const [isBusy, setBusy] = useState(false);
  const title = subject ? sayField(subject, path) : "Mail settings";

  async function act(action: string, words = "") {
    setBusy(true);
    setProblem("");
    try {
      const { mistakes, ...saved } = await read(api.launch.$post({ json: { name, action, words } }));
      setProblem(mistakes.map(({ message }) => message).join(" "));
      if (mistakes.length === 0) {
        // This line disappears, and the focus would with it.
        const { current } = row;
        const next = current?.nextElementSibling ?? current?.previousElementSibling;
        (next?.querySelector("a") ?? document.getElementById("heading"))?.focus({ preventScroll: true });
        onDone(title);
      }
      onSaved(saved);
    } catch (error) {
      setProblem((error as Error).message);
    }
    setBusy(false);
  }

  return (
    <li ref={row}>
      <a
        id={id}
        href={subject ? addressOfField(subject.file, path) : addressOf({ view: "settings", name: "" })}
      >
        {title}
      </a>
      <span className="note">{item.todo}</span>
      <div className="actions">
        {actions.map((action) => {
          if (action.kind !== "write")
            return (
              <button
                key={action.label}
                type="button"
                className="action"
                disabled={isBusy}
                aria-describedby={id}
                onClick={() => void act(action.label)}
              >
                {action.label}
              </button>
            );
          const written = String(valueAt(subject?.revision?.value, action.path) ?? "");
          const field = { name: "words", defaultValue: written, "aria-labelledby": id };
          return (
            <form
              key={action.label}
              onSubmit={(event: FormEvent<HTMLFormElement>) => {
                event.preventDefault();
                const words = String(new FormData(event.currentTarget).get("words"));
                if (words === written) setProblem("Nothing has been changed yet.");
                else void act(action.label, words);
              }}
            >
              {action.as === "day" ? (
                <input key={written} type="date" required {...field} />
              ) : (
                <textarea
                  key={written}
                  rows={1}
                  onKeyDown={(event) => {
                    if (event.key !== "Enter") return;
                    event.preventDefault();
                    event.currentTarget.form?.requestSubmit();
                  }}
                  {...field}
                />
              )}
              <button type="submit" className="action" disabled={isBusy} aria-describedby={id}>
                {action.label}
              </button>
            </form>
          );
        })}
      </div>
      <p className="wrong" role="alert">
        {problem}
      </p>
    </li>
  );
}

/** 'Resort: Telephones 1'; a picture by its own name. */
function sayField({ file, schema }: Subject, path: Path): string {
  if (file === "pictures.yaml") return String(path[0]);
  const steps = path.map((step, at) =>
    typeof step === "number" ? `${step + 1}` : labelOf(schema, path.slice(0, at + 1)),
  );
  return `${titleOf(file)}: ${steps.join(" ")}`;
}
