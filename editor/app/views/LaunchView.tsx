import { type FormEvent, useId, useRef, useState } from "react";
import { valueAt } from "../../../site-build/content/fields.ts";
import type { Subject } from "../../server/editor-routes.ts";
import { addressOf, addressOfField } from "../address.ts";
import { api, type LaunchItem, read, type Saved } from "../api.ts";
import { sayWhere } from "../subjects.ts";
import { Problem, useAction } from "../useAction.tsx";

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
          Only you can know these things. Change what is wrong, and confirm what is right. Undo takes back
          either.
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
  const { isBusy, problem, run } = useAction();
  const isPicture = file === "pictures.yaml";
  const title = isPicture ? `${path[0]}` : subject ? sayWhere(subjects, subject.file, path) : "Mail settings";

  const act = (action: string, words = "", kept = "") =>
    run(async () => {
      const json = { name, path: [...path], todo: item.todo, action, words };
      const { mistakes, ...saved } = await read(api.launch.$post({ json }));
      if (mistakes.length > 0) throw new Error(mistakes.map(({ message }) => message).join(" "));
      localStorage.removeItem(kept);
      // This line disappears, and the focus would with it.
      const { current } = row;
      const next = current?.nextElementSibling ?? current?.previousElementSibling;
      (next?.querySelector("a") ?? document.getElementById("heading"))?.focus({ preventScroll: true });
      onDone(title);
      onSaved(saved);
    });

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
          // This browser keeps the words until they are saved. They replace `written`, and nothing else.
          const kept = `launch ${name} ${written}`;
          const typed = localStorage.getItem(kept);
          const field = {
            name: "words",
            defaultValue: typed ?? written,
            "aria-labelledby": id,
            onInput: ({ currentTarget }: FormEvent<HTMLInputElement | HTMLTextAreaElement>) =>
              localStorage.setItem(kept, currentTarget.value),
          };
          return (
            <form
              key={action.label}
              onSubmit={(event: FormEvent<HTMLFormElement>) => {
                event.preventDefault();
                const words = String(new FormData(event.currentTarget).get("words"));
                if (words !== written) void act(action.label, words, kept);
                else void run(() => Promise.reject(new Error("Nothing has been changed yet.")));
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
              {(typed ?? written) !== written && <p className="note">Not saved yet.</p>}
            </form>
          );
        })}
      </div>
      <Problem>{problem}</Problem>
    </li>
  );
}
