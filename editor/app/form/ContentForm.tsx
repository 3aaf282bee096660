// Not from the package's root, which asks for a validator that this form does without.
import Form from "@rjsf/core/lib/components/Form.js";
import { useEffect, useMemo, useRef, useState } from "react";
import type { Mistake, PictureEntries, Saved, Sheet } from "../server.ts";
import type { FormContext } from "./form-context.ts";
import { MapChoice } from "./MapChoice.tsx";
import { idOf, idPrefix, idSeparator, placeMessages, valueAt } from "./messages.ts";
import { noValidator } from "./no-validator.ts";
import { SaveLine } from "./SaveLine.tsx";
import { shapeForm } from "./shape-form.ts";
import * as templates from "./templates.tsx";
import { useSheet } from "./useSheet.ts";
import * as widgets from "./widgets.tsx";

const parts = {
  fields: { mapChoice: MapChoice },
  templates: {
    FieldTemplate: templates.Field,
    FieldErrorTemplate: templates.FieldError,
    ObjectFieldTemplate: templates.Group,
    ArrayFieldTemplate: templates.List,
    ArrayFieldItemTemplate: templates.ListEntry,
    OptionalDataControlsTemplate: templates.Optional,
    BaseInputTemplate: widgets.Line,
  },
  widgets: {
    words: widgets.Words,
    leaveOut: widgets.LeaveOut,
    fixed: widgets.Fixed,
    picture: widgets.PictureField,
    CheckboxWidget: widgets.Tick,
  },
};

/** New entries begin empty, and nothing that is not in the file is made up. */
const asWritten = { emptyObjectFields: "skipDefaults", arrayMinItems: { populate: "never" } } as const;

/** All of one file of content/ as a form, made from its schema. */
export function ContentForm(props: {
  file: string;
  schema: object;
  opened: Sheet;
  /** The id of the field that the address names. */
  at: string;
  pictures: PictureEntries;
  onSaved: (file: string, saved: Saved) => void;
}) {
  const { file, opened, at, pictures, onSaved } = props;
  const { value, state, change } = useSheet(file, opened, onSaved);
  const shaped = useMemo(() => shapeForm(props.schema), [props.schema]);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isAllTold, tellAll] = useState(false);
  const added = useRef<string | undefined>(undefined);
  const context: FormContext = {
    value,
    pictures,
    added,
    noteAdded: (id) => {
      added.current = id;
    },
  };
  const isTold = (mistake: Mistake) =>
    isAllTold || left.has(idOf(mistake.path)) || !isEmpty(valueAt(value, mistake.path));
  useEffect(() => {
    if (at) show(at);
  }, [at]);

  return (
    <>
      <SaveLine
        state={state}
        onShow={(mistake) => {
          tellAll(true);
          show(idOf(mistake.path));
        }}
      />
      <Form
        {...shaped}
        {...parts}
        tagName="div"
        className="form"
        validator={noValidator}
        noValidate
        showErrorList={false}
        idPrefix={idPrefix}
        idSeparator={idSeparator}
        formData={value}
        formContext={context}
        extraErrors={placeMessages(state.mistakes, isTold)}
        experimental_defaultFormStateBehavior={asWritten}
        uiSchema={{
          ...shaped.uiSchema,
          "ui:submitButtonOptions": { norender: true },
          "ui:globalOptions": { enableOptionalDataFieldForType: ["object"] },
        }}
        onChange={({ formData }) => {
          if (formData !== value) change(formData);
        }}
        onBlur={(id) => setLeft((ids) => (ids.has(id) ? ids : new Set([...ids, id])))}
      />
    </>
  );
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === "";
}

/** Opens what a field is folded in, and gives it the focus. */
function show(id: string) {
  const place = document.getElementById(id);
  for (let parent = place?.parentElement; parent; parent = parent.parentElement)
    if (parent instanceof HTMLDetailsElement) parent.open = true;
  const entry = place?.closest("li")?.querySelector("details");
  if (entry && !place?.matches("input, textarea, select, button")) entry.open = true;
  place?.scrollIntoView({ block: "center" });
  place?.focus({ preventScroll: true });
}
