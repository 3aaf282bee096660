import { type FormEvent, Fragment, useId, useRef, useState } from "react";
import { labelOf } from "../../labels.ts";
import { addressOf, addressOfField } from "../address.ts";
import { api, type LaunchItem, read } from "../api.ts";
import { useEditor } from "../editor-context.ts";
import { keepWords } from "../kept-words.ts";
import { sayWhere } from "../subjects.ts";
import { Problem, useAction } from "../useAction.tsx";
import { fieldOf, keepTyped, type Launch } from "./launch-words.ts";

/** The list of `npm run check:launch`. Each line has a link to its field, and what can be done about it here. */
export function LaunchView({ launch }: { launch: Launch | undefined }) {
  const [done, setDone] = useState("");
  if (!launch) return null;
  const { items, subjects } = launch;
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
              <Line key={item.name} item={item} onDone={setDone} subjects={subjects} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** Where the owner does it: in a list of missing texts, in a field of a form, or among the settings. */
function addressOfItem({ edition, file, path }: LaunchItem): string {
  if (edition) return addressOf({ view: "languages", name: edition });
  return file ? addressOfField(file, path) : addressOf({ view: "settings", name: "" });
}

function Line(props: { item: LaunchItem; subjects: Launch["subjects"]; onDone: (title: string) => void }) {
  const { item, subjects, onDone } = props;
  const { onSaved } = useEditor();
  const { file, path, name, actions } = item;
  const subject = subjects.find((each) => each.file === file);
  const id = useId();
  const row = useRef<HTMLLIElement>(null);
  const { isBusy, problem, run } = useAction();
  const isPicture = file === "pictures.yaml";
  const title = isPicture ? `${path[0]}` : subject ? sayWhere(subjects, subject.file, path) : "Mail settings";

  const act = (action: string, words: string[] = [], kept: string[] = []) =>
    run(async () => {
      const json = { name, path: [...path], todo: item.todo, action, words };
      const { mistakes, ...saved } = await read(api.launch.$post({ json }));
      if (mistakes.length > 0) throw new Error(mistakes.map(({ message }) => message).join(" "));
      for (const key of kept) keepWords(key, undefined);
      // This line disappears, and the focus would with it.
      const { current } = row;
      const next = current?.nextElementSibling ?? current?.previousElementSibling;
      (next?.querySelector("a") ?? document.getElementById("heading"))?.focus({ preventScroll: true });
      onDone(title);
      onSaved(saved);
    });

  return (
    <li ref={row}>
      <a id={id} href={addressOfItem(item)}>
        {title}
      </a>
      <span className="note">{item.todo}</span>
      <div className="actions">
        {actions.map((action) => {
          const isWrite = action.kind === "write";
          const fields = isWrite ? action.fields.map((path) => fieldOf(item, path, subjects)) : [];
          return (
            <form
              key={action.label}
              onSubmit={(event: FormEvent<HTMLFormElement>) => {
                event.preventDefault();
                const words = new FormData(event.currentTarget).getAll("words").map(String);
                const kept = fields.map(({ key }) => key);
                if (!isWrite || fields.some(({ written }, at) => words[at] !== written))
                  void act(action.label, words, kept);
                else void run(() => Promise.reject(new Error("Nothing has been changed yet.")));
              }}
            >
              {fields.map((field, at) => {
                const { path, key, before, typed, written } = field;
                const input = {
                  name: "words",
                  defaultValue: typed,
                  "aria-labelledby": fields.length > 1 ? `${id} ${id}${at}` : id,
                  onInput: ({ currentTarget }: FormEvent<HTMLInputElement | HTMLTextAreaElement>) =>
                    keepTyped(field, currentTarget.value),
                };
                return (
                  <Fragment key={`${key} ${before}`}>
                    {fields.length > 1 && (
                      <span className="note" id={`${id}${at}`}>
                        {labelOf(subject?.schema ?? {}, path)}
                      </span>
                    )}
                    {before !== written && typed !== written && (
                      <p className="note">Changed elsewhere meanwhile. Now it is: {written || "empty"}</p>
                    )}
                    {isWrite && action.as === "day" ? (
                      <input type="date" required {...input} />
                    ) : (
                      <textarea
                        rows={1}
                        onKeyDown={(event) => {
                          if (event.key !== "Enter") return;
                          event.preventDefault();
                          event.currentTarget.form?.requestSubmit();
                        }}
                        {...input}
                      />
                    )}
                  </Fragment>
                );
              })}
              <button type="submit" className="action" disabled={isBusy} aria-describedby={id}>
                {action.label}
              </button>
              {fields.some(({ typed, written }) => typed !== written) && (
                <p className="note">Not saved yet.</p>
              )}
            </form>
          );
        })}
      </div>
      <Problem>{problem}</Problem>
    </li>
  );
}
