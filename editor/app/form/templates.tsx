import {
  type ArrayFieldTemplateProps,
  buttonId,
  descriptionId,
  type FieldTemplateProps,
  type ObjectFieldTemplateProps,
  type OptionalDataControlsTemplateProps,
  titleId,
} from "@rjsf/utils";
import type { FormContext } from "./ListEntry.tsx";
import { TranslatedText, UnlikeList } from "./Translation.tsx";

// The elements of the form. rjsf decides which of them are shown.

export function FieldTemplate(props: FieldTemplateProps) {
  const { id, label, children, errors, schema, uiSchema, displayLabel, required, fieldPathId } = props;
  const isGroup = schema.type === "object" || schema.type === "array";
  const last = fieldPathId.path.at(-1);
  const isEntry = typeof last === "number";
  return (
    <div className={isGroup ? "group" : "field"}>
      {displayLabel && !isGroup && (
        <label htmlFor={id} className={isEntry ? "hidden" : undefined}>
          {isEntry ? `${label}, entry ${last + 1}` : label}
          {!required && !isEntry && !uiSchema?.["ui:options"]?.inner && (
            <span className="note"> (may stay empty)</span>
          )}
        </label>
      )}
      {children}
      {!isGroup && !isEntry && schema.description && (
        <p className="note" id={descriptionId(id)}>
          {schema.description}
        </p>
      )}
      {errors}
      {(schema as { isText?: true }).isText && (
        <TranslatedText
          id={id}
          label={isEntry ? `${label}, entry ${last + 1}` : label}
          path={fieldPathId.path}
          schema={schema}
        />
      )}
    </div>
  );
}

/** The whole file, or a group of fields in it. An entry of a list gets its heading from the list. */
export function ObjectFieldTemplate(props: ObjectFieldTemplateProps) {
  const { title, properties, fieldPathId, description, optionalDataControl } = props;
  const fields = properties.filter(({ hidden }) => !hidden).map(({ content }) => content);
  if (typeof (fieldPathId.path.at(-1) ?? 0) === "number") return <div className="fields">{fields}</div>;
  return (
    <fieldset id={fieldPathId.$id}>
      <legend id={titleId(fieldPathId)}>{title}</legend>
      {description && (
        <p className="note" id={descriptionId(fieldPathId)}>
          {description}
        </p>
      )}
      {optionalDataControl}
      <div className="fields">{fields}</div>
    </fieldset>
  );
}

export function ArrayFieldTemplate(props: ArrayFieldTemplateProps) {
  const { items, title, canAdd, onAddClick, fieldPathId, schema, registry } = props;
  const { added } = registry.formContext as FormContext;
  const isOfTexts = (schema.items as { type?: unknown } | undefined)?.type !== "object";
  const add = () => {
    added.current = `${fieldPathId.$id}/${items.length}`;
    onAddClick();
  };
  return (
    <fieldset id={fieldPathId.$id} tabIndex={-1}>
      <legend>{title}</legend>
      {schema.description && <p className="note">{schema.description}</p>}
      <UnlikeList path={fieldPathId.path} />
      {items.length === 0 && !schema.minItems && <p className="note">None yet. Pages leave this part out.</p>}
      <ol className={isOfTexts ? "entries texts" : "entries"}>{items}</ol>
      {canAdd && (
        <button type="button" className="quiet" id={buttonId(fieldPathId, "add")} onClick={add}>
          Add to {title.toLowerCase()}
        </button>
      )}
    </fieldset>
  );
}

export function OptionalDataControlsTemplate({
  id,
  schema,
  onAddClick,
  onRemoveClick,
}: OptionalDataControlsTemplateProps) {
  const name = (schema.title ?? "it").toLowerCase();
  return (
    <button type="button" className="quiet" id={id} onClick={onAddClick ?? onRemoveClick}>
      {onAddClick ? `Add ${name}` : `Take away ${name}`}
    </button>
  );
}
