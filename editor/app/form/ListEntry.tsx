import type { ArrayFieldItemTemplateProps } from "@rjsf/utils";
import { type RefObject, useEffect, useRef } from "react";
import { isWithin, type Path, valueAt } from "../../../site-build/content/fields.ts";
import { nameOfEntry } from "../../labels.ts";
import { viewOf } from "../api.ts";
import { usePictures } from "../editor-context.ts";

/** What the lists of a form need to know. */
export interface FormContext {
  /** The data of the whole file, as the form shows them now. */
  value: unknown;
  /** Where something is not finished. */
  unfinished: readonly Path[];
  /** The id of the list entry that was added last, until it has the focus. */
  added: RefObject<string | undefined>;
}

/** One entry of a list, with buttons that move and remove it. An entry of several fields folds. */
export function ListEntry(props: ArrayFieldItemTemplateProps) {
  const { children, schema, index, registry } = props;
  const { fieldPathId, hasMoveUp, hasMoveDown, hasRemove, onMoveUpItem, onMoveDownItem, onRemoveItem } =
    props.buttonsProps;
  const { value, unfinished, added } = registry.formContext as FormContext;
  const place = useRef<HTMLLIElement>(null);
  const isNew = added.current === fieldPathId.$id;
  useEffect(() => {
    if (!isNew) return;
    added.current = undefined;
    place.current?.querySelector("details")?.setAttribute("open", "");
    place.current?.querySelector<HTMLElement>("input, textarea, select, .pick")?.focus();
  }, [isNew, added]);
  const entry = valueAt(value, fieldPathId.path);
  const picture = pictureOf(entry);
  const label = nameOfEntry(entry) || `${schema.title || "Entry"} ${index + 1}`;
  const isUnfinished = unfinished.some((path) => isWithin(path, fieldPathId.path));
  const remove = () => {
    const list = place.current?.closest("fieldset");
    onRemoveItem();
    list?.focus();
  };
  const actions = [
    { sign: "↑", name: `Move ${label} up`, isPossible: hasMoveUp, act: onMoveUpItem },
    { sign: "↓", name: `Move ${label} down`, isPossible: hasMoveDown, act: onMoveDownItem },
    { sign: "×", name: `Take ${label} away`, isPossible: hasRemove, act: remove },
  ];
  const pictures = usePictures();
  const file = picture && pictures[picture]?.file;
  const isFolded = schema.type === "object";
  return (
    <li className={isFolded ? undefined : "text-entry"} ref={place}>
      {isFolded ? (
        <details>
          <summary id={fieldPathId.$id}>
            {picture !== undefined && (
              <span className="thumb">{file && <img src={viewOf(file, 160)} alt="" loading="lazy" />}</span>
            )}
            {label}
            {isUnfinished && <span className="wrong">not finished</span>}
          </summary>
          {children}
        </details>
      ) : (
        children
      )}
      <div className="moves">
        {actions.map(({ sign, name: action, isPossible, act }) => (
          <button key={sign} type="button" disabled={!isPossible} onClick={act} aria-label={action}>
            {sign}
          </button>
        ))}
      </div>
    </li>
  );
}

/** The entry's own picture, or its first one. */
function pictureOf(entry: unknown): string | undefined {
  const { picture, pictures } = (entry ?? {}) as Record<string, unknown>;
  const first = picture ?? (Array.isArray(pictures) ? pictures[0] : undefined);
  return typeof first === "string" ? first : undefined;
}
