import type { ArrayFieldItemTemplateProps } from "@rjsf/utils";
import { useEffect, useRef } from "react";
import { viewOf } from "../api.ts";
import { entriesOf, type FormContext } from "./form-context.ts";
import { valueAt } from "./messages.ts";

/** One entry of a list: a line with its name that opens, or a text alone. Both move and go by buttons. */
export function ListEntry({
  children,
  buttonsProps,
  schema,
  index,
  totalItems,
  registry,
}: ArrayFieldItemTemplateProps) {
  const { value, added, pictures } = registry.formContext as FormContext;
  const { fieldPathId, hasMoveUp, hasMoveDown, hasRemove, onMoveUpItem, onMoveDownItem, onRemoveItem } =
    buttonsProps;
  const place = useRef<HTMLLIElement>(null);
  const isNew = added.current === fieldPathId.$id;
  useEffect(() => {
    if (!isNew) return;
    added.current = undefined;
    const fold = place.current?.querySelector("details");
    if (fold) fold.open = true;
    place.current?.querySelector<HTMLElement>("input, textarea, select, .pick")?.focus();
  }, [isNew, added]);
  const entry = valueAt(value, fieldPathId.path);
  const { name, picture } = describe(entry);
  const called = name || `${schema.title || "Entry"} ${index + 1}`;
  const leave = () => {
    const list = place.current?.closest("fieldset");
    onRemoveItem();
    list?.focus();
  };
  const buttons = (
    <div className="moves">
      <button type="button" disabled={!hasMoveUp} onClick={onMoveUpItem} aria-label={`Move ${called} up`}>
        ↑
      </button>
      <button
        type="button"
        disabled={!hasMoveDown}
        onClick={onMoveDownItem}
        aria-label={`Move ${called} down`}
      >
        ↓
      </button>
      <button
        type="button"
        disabled={!hasRemove || totalItems === 0}
        onClick={leave}
        aria-label={`Take ${called} away`}
      >
        ×
      </button>
    </div>
  );
  if (schema.type !== "object")
    return (
      <li className="text-entry" ref={place}>
        {children}
        {buttons}
      </li>
    );
  const file = picture && entriesOf(pictures)[picture]?.file;
  return (
    <li ref={place}>
      <details>
        <summary>
          {picture !== undefined && (
            <span className="thumb">{file && <img src={viewOf(file, 160)} alt="" loading="lazy" />}</span>
          )}
          <span className="called">{called}</span>
        </summary>
        {children}
      </details>
      {buttons}
    </li>
  );
}

/** What an entry is called in its list, and the picture that stands for it. */
function describe(entry: unknown): { name: string; picture: string | undefined } {
  if (typeof entry !== "object" || entry === null) return { name: "", picture: undefined };
  const fields = entry as Record<string, unknown>;
  const names = ["name", "title", "label", "question", "crumb", "slug"].map((key) => fields[key]);
  const firstText = Object.values(fields).find((value) => typeof value === "string" && value !== "");
  const name = names.find((value) => typeof value === "string" && value !== "") ?? firstText ?? "";
  const pictures = fields.picture ?? (Array.isArray(fields.pictures) ? fields.pictures[0] : undefined);
  return { name: sayShort(String(name)), picture: typeof pictures === "string" ? pictures : undefined };
}

function sayShort(name: string): string {
  return name.length > 60 ? `${name.slice(0, 57)}…` : name;
}
