import { type FormEvent, useState } from "react";
import type { Edition } from "../../../content/schema/editions.ts";
import { sayPlace } from "../../labels.ts";
import { suggestEdition } from "../../suggest-edition.ts";
import { addressOf, addressOfField } from "../address.ts";
import { api, type Language, read } from "../api.ts";
import { useEditor } from "../editor-context.ts";
import { Field } from "../Field.tsx";
import { sayWhere } from "../subjects.ts";
import { Problem, useAction } from "../useAction.tsx";

/** All languages and a field for another one; or what one of them still lacks. `path`: of its edition. */
export function LanguagesView(props: { path: string; languages: readonly Language[] | undefined }) {
  const { path, languages } = props;
  const { editions } = useEditor();
  const language = languages?.find((each) => each.path === path);
  if (language) return <Missing language={language} />;
  return (
    <>
      <ul className="rows">
        {editions.map(({ name, language, path, isPublic }, at) => {
          const { missing = [], messages = [] } = languages?.find((each) => each.path === path) ?? {};
          return (
            <li key={path}>
              <strong lang={language}>{name}</strong>
              <span className="note">
                {at === 0
                  ? "The language of the forms."
                  : isPublic
                    ? `Guests see it, at /${path}.`
                    : "Guests do not see it yet."}
              </span>
              {path && (
                <a href={addressOf({ view: "languages", name: path })}>
                  {missing.length + messages.length === 0
                    ? "No text is missing"
                    : `${missing.length === 1 ? "1 text is" : `${missing.length} texts are`} missing`}
                </a>
              )}
              <a href={addressOfField("editions.yaml", ["editions", at])}>
                {path ? "Its name, and whether guests see it" : "Its name"}
              </a>
              {path && <RemoveLanguage name={name} path={path} />}
            </li>
          );
        })}
      </ul>
      <AddLanguage />
    </>
  );
}

function Missing({ language }: { language: Language }) {
  const { subjects } = useEditor();
  const { name, missing, messages } = language;
  return (
    <>
      <p className="lead" role="status">
        {missing.length === 0
          ? `No text is missing in ${name}.`
          : `Still missing in ${name}: ${missing.length}. Until they are written, guests read them in the first language.`}
      </p>
      <p>
        <a href={addressOf({ view: "languages", name: "" })}>All languages</a>
      </p>
      {messages.length > 0 && (
        <section className="unfinished">
          <h2>Not shown</h2>
          <ul className="rows">
            {messages.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </section>
      )}
      {Object.entries(Object.groupBy(missing, ({ file }) => file)).map(([file, texts]) => {
        const { schema = {}, revision } = subjects.find((each) => each.file === file) ?? {};
        const first = revision?.written ?? revision?.value;
        return (
          <section key={file}>
            <h2>
              {sayWhere(subjects, file)} <span className="note">{texts.length}</span>
            </h2>
            <ul className="rows">
              {texts.map(({ path }) => (
                <li key={path.join("/")}>
                  <a href={addressOfField(file, path, language.path)}>
                    {sayPlace(schema, first, path).join(" › ")}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}

function RemoveLanguage({ name, path }: { name: string; path: string }) {
  const { onSaved } = useEditor();
  const { isBusy, problem, run } = useAction();
  const remove = async () => {
    onSaved(await read(api.languages[":path"].$delete({ param: { path } })));
    // The button is gone, and the focus with it.
    document.getElementById("heading")?.focus();
  };
  return (
    <>
      <button type="button" className="action" disabled={isBusy} onClick={() => void run(remove)}>
        Take {name} away with all its texts
      </button>
      <Problem>{problem}</Problem>
    </>
  );
}

function AddLanguage() {
  const { editions, onSaved } = useEditor();
  const [tag, setTag] = useState("");
  const { isBusy, problem, run } = useAction();
  const add = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      const { path, ...saved } = await read(api.languages.$post({ json: { tag } }));
      onSaved(saved);
      location.hash = addressOf({ view: "languages", name: path });
    });
  };
  return (
    <section>
      <h2>Another language</h2>
      <form className="actions" onSubmit={add}>
        <Field
          label="Its code and country, such as de-DE"
          note={<span role="status">{sayEdition(tag, editions)}</span>}
          className="short"
          required
          value={tag}
          onChange={({ target }) => setTag(target.value)}
        />
        <button type="submit" className="button" disabled={isBusy}>
          Add the language
        </button>
      </form>
      <Problem>{problem}</Problem>
    </section>
  );
}

/** "" for a tag that is not whole yet: the button says what is wrong with it. */
function sayEdition(tag: string, editions: readonly Edition[]): string {
  try {
    const { name, direction, path } = suggestEdition(tag, editions);
    return `${name}, from ${direction === "ltr" ? "left to right" : "right to left"}, at /${path}. Guests see it only when you say so.`;
  } catch {
    return "";
  }
}
