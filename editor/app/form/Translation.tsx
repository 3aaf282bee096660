import type { RJSFSchema } from "@rjsf/utils";
import { createContext, useContext, useMemo, useRef } from "react";
import type { Edition } from "../../../content/schema/editions.ts";
import { isSame, type Path, pathInEdition, valueAt } from "../../../site-build/content/fields.ts";
import { inLine, unlikeLength, writeIn } from "../../edition-texts.ts";
import type { Revision } from "../../server/content-store.ts";
import type { Subject } from "../../server/editor-routes.ts";
import { follow } from "../../server/merge.ts";
import { useEditor } from "../editor-context.ts";
import { useAutosave } from "./useAutosave.ts";
import { RoomLeft } from "./widgets.tsx";

/** One file in the language that the owner has chosen beside the first. */
export interface Translation {
  edition: Edition;
  revision: Revision;
  /** The edition's data as they are edited. */
  own: unknown;
  /** The data of content/ to which `own` belongs. The form may be ahead of them. */
  first: unknown;
  /** The form's data. */
  value: unknown;
  /** Where a field of the form is in `first`. Undefined: in an entry that is only a draft. */
  placeOf(path: Path): Path | undefined;
  change(own: unknown): void;
}

/** Gives every field of a form its text in the chosen language. */
export const Translating = createContext<Translation | undefined>(undefined);

const nothing = { value: undefined };

/** `value` is what the form shows. */
export function useTranslation({ file, revision, editions }: Subject, value: unknown) {
  const { edition } = useEditor();
  const opened = edition && editions[edition.path]?.revision;
  // No edition has the path "?".
  const place = { file, edition: opened ? edition.path : "?" };
  const { value: own, state, change } = useAutosave<unknown>(place, opened ?? nothing);
  const written = revision?.written ?? revision?.value;
  // While `own` waits to be saved, it still belongs to the former data.
  const latest = useRef(written);
  if (!state.isUnsaved) latest.current = written;
  const first = latest.current;
  const isInStep = useMemo(() => isSame(value, first), [value, first]);
  const placeOf = (path: Path) => (isInStep ? path : follow(path, value, first));
  const translation = opened && { edition, revision: opened, own, first, value, placeOf, change };
  return { translation, state };
}

/** A text in the chosen language, below the one of the first language. */
export function TranslatedText(props: { id: string; label: string; path: Path; schema?: RJSFSchema }) {
  const { id, label, path, schema = {} } = props;
  const translation = useContext(Translating);
  if (!translation || !valueAt(translation.value, path)) return null;
  const { edition, revision, own, first, placeOf, change } = translation;
  const { name, language, direction } = edition;
  const at = placeOf(path);
  const given = at && valueAt(first, at);
  if (!at || !given)
    return <p className="note translation">{name}: as soon as what stands above is saved.</p>;
  // The list says why.
  if (at.some((_, depth) => unlikeLength(own, first, at.slice(0, depth)))) return null;
  const place = pathInEdition(first, at);
  const text = String(valueAt(own, place) ?? "");
  const message = revision.mistakes.find((mistake) => isSame(mistake.path, place))?.message;
  const field = `${id}@${edition.path}`;
  return (
    <div className="translation">
      <label htmlFor={field}>
        <span className="hidden">{label}, </span>
        {name}
      </label>
      <textarea
        id={field}
        rows={1}
        lang={language}
        dir={direction}
        value={text}
        aria-invalid={message ? true : undefined}
        aria-describedby={`${field}said`}
        onChange={({ target }) => {
          const words = String(given).includes("\n") ? target.value : target.value.replaceAll("\n", " ");
          change(writeIn(own, first, at, words));
        }}
      />
      <RoomLeft value={text} schema={schema} />
      <p id={`${field}said`} className={message ? "wrong" : "note"}>
        {message ?? (text === "" && "Still missing")}
      </p>
    </div>
  );
}

/** Says that a list has another length in the chosen language, and brings it in line. */
export function UnlikeList({ path }: { path: Path }) {
  const translation = useContext(Translating);
  const at = translation?.placeOf(path);
  const unlike = at && unlikeLength(translation?.own, translation?.first, at);
  if (!translation || !unlike) return null;
  const { edition, own, first, change } = translation;
  const { has, needs } = unlike;
  const list = valueAt(own, pathInEdition(first, at));
  return (
    <p className="translation">
      In {edition.name} this list has {has === 1 ? "1 entry" : `${has} entries`} instead of {needs}, so that
      guests read it in the first language.{" "}
      <button
        type="button"
        className="action"
        onClick={() => change(writeIn(own, first, at, inLine(list, valueAt(first, at) as unknown[])))}
      >
        {has < needs
          ? "Add empty ones at its end"
          : `Take away the last ${has - needs === 1 ? "one" : has - needs}`}
      </button>
    </p>
  );
}
