// The package's root would import a validator with `new Function`, which the page's policy forbids.
import Form from "@rjsf/core/lib/components/Form.js";
import { deepEquals, type ValidatorType } from "@rjsf/utils";
import { useEffect, useMemo, useRef, useState } from "react";
import { isWithin, type Path, valueAt } from "../../../site-build/content/fields.ts";
import type { Mistake } from "../../../site-build/content/mistake.ts";
import type { Revision } from "../../server/content-store.ts";
import type { Subject } from "../../server/editor-routes.ts";
import { addressOfField } from "../address.ts";
import { useEditor } from "../editor-context.ts";
import { mentionsOf, type Named, removedBetween } from "../mentions.ts";
import { PlaceList } from "../PlaceList.tsx";
import { FilmField } from "../pictures/FilmField.tsx";
import { LogoField } from "../pictures/LogoField.tsx";
import { PicturePicker } from "../pictures/PicturePicker.tsx";
import { fillSlug, knownSlugs } from "./fill-slug.ts";
import { keepComparison } from "./keep-comparison.ts";
import { type FormContext, ListEntry } from "./ListEntry.tsx";
import { MapChoice } from "./MapChoice.tsx";
import { idOf, idPrefix, idSeparator, placeMessages } from "./messages.ts";
import { shapeForm } from "./shape-form.ts";
import { Translating, useTranslation } from "./Translation.tsx";
import * as templates from "./templates.tsx";
import { FormState } from "./Unfinished.tsx";
import { useAutosave } from "./useAutosave.ts";
import * as widgets from "./widgets.tsx";

const parts = {
  fields: { mapChoice: MapChoice, film: FilmField, NumberField: widgets.NumberField },
  templates: {
    ...templates,
    ArrayFieldItemTemplate: ListEntry,
    BaseInputTemplate: widgets.Line,
  },
  widgets: {
    words: widgets.Words,
    day: widgets.Day,
    leaveOut: widgets.LeaveOut,
    fixed: widgets.Fixed,
    picture: PicturePicker,
    logo: LogoField,
    CheckboxWidget: widgets.Tick,
  },
};

/** Everything is checked on the server, so that the messages are those of `npm run check`. */
const noValidator: ValidatorType = {
  isValid: () => true,
  rawValidation: () => ({ errors: [] }),
  validateFormData: () => ({ errors: [], errorSchema: {} }),
};

/** New entries begin empty, and the form adds nothing to the file by itself. */
const noDefaults = {
  emptyObjectFields: "skipDefaults",
  arrayMinItems: { populate: "never" },
  constAsDefaults: "never",
} as const;

/** One file of content/ as a form, made from its schema. */
export function ContentForm(props: {
  subject: Subject;
  opened: Revision;
  /** The field that the address names, and the edition whose text of it is meant. */
  path: Path;
  wanted: string | undefined;
}) {
  const { subject, opened, wanted } = props;
  const { edition } = useEditor();
  const { file, schema } = subject;
  const { value, state, change } = useAutosave({ file }, opened);
  const { translation, state: translated } = useTranslation(subject, value);
  const shaped = useMemo(() => shapeForm(schema), [schema]);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  // With unfinished changes, each of their fields shows its message.
  const [areAllShown, showAll] = useState(opened.mistakes.length > 0);
  const [gone, setGone] = useState<Named>();
  const added = useRef<string | undefined>(undefined);
  const unfinished = [...opened.unfinished, ...opened.choices].map(({ path }) => path);
  const [known] = useState(() => knownSlugs(opened.value, unfinished));
  const context: FormContext = { value, unfinished, added };
  const isShown = ({ path }: Pick<Mistake, "path">) =>
    areAllShown || left.has(idOf(path)) || !["", undefined].includes(valueAt(value, path) as string);
  const id = props.path.length > 0 && idOf(props.path);
  // The fields of a language appear when it has been chosen.
  const isThere = !wanted || wanted === edition?.path;
  const shown = useRef("");
  useEffect(() => {
    if (!id || !isThere || shown.current === location.hash) return;
    shown.current = location.hash;
    show(id, wanted);
  }, [id, wanted, isThere]);

  function changeForm(next: unknown) {
    setGone(removedBetween(value, next) ?? gone);
    change(fillSlug(value, keepComparison(file, value, next), known));
  }

  return (
    <>
      <FormState
        states={[state, translated]}
        subject={subject}
        opened={opened}
        onShow={(path, other) => {
          if (other) {
            location.hash = addressOfField(file, path, other.path);
            return show(idOf(path), other.path);
          }
          showAll(true);
          const wrong = opened.mistakes.find((each) => isWithin(each.path, path));
          show(idOf(wrong?.path ?? path));
        }}
      />
      {gone && !JSON.stringify(value).includes(`"slug":"${gone.slug}"`) && (
        <StillNamed entry={gone} file={file} value={value} />
      )}
      <Translating value={translation}>
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
          extraErrors={placeMessages([...opened.mistakes, ...opened.choices.map(asMistake)], isShown)}
          experimental_defaultFormStateBehavior={noDefaults}
          uiSchema={{
            ...shaped.uiSchema,
            "ui:submitButtonOptions": { norender: true },
            "ui:globalOptions": { enableOptionalDataFieldForType: ["object"] },
          }}
          onChange={({ formData }) => !deepEquals(formData, value) && changeForm(formData)}
          onBlur={(id) => setLeft((ids) => (ids.has(id) ? ids : new Set([...ids, id])))}
        />
      </Translating>
    </>
  );
}

/** Where a package or an offer that was taken away is still named. `value` is the form's own file, perhaps not saved yet. */
function StillNamed({ entry, file: own, value }: { entry: Named; file: string; value: unknown }) {
  const mentions = useEditor().subjects.flatMap(({ file, revision }) =>
    mentionsOf(entry, file === own ? value : revision?.value).map((path) => ({ file, path })),
  );
  if (mentions.length === 0) return null;
  return (
    <div className="save-line" role="status">
      {entry.title} is still named here:
      <PlaceList places={mentions} />
    </div>
  );
}

const asMistake = ({ path }: Revision["choices"][number]) => ({
  path,
  message: "This was changed elsewhere, too. Choose at the top of the form which one stays.",
});

/** Opens the folded entries around a field, or its text in an edition, and focuses it. */
function show(id: string, edition?: string) {
  const place = document.getElementById(`${id}@${edition}`) ?? document.getElementById(id);
  for (let parent = place?.parentElement; parent; parent = parent.parentElement)
    if (parent instanceof HTMLDetailsElement) parent.open = true;
  const entry = place?.closest("li")?.querySelector("details");
  if (entry && !place?.matches("input, textarea, select, button")) entry.open = true;
  place?.scrollIntoView({ block: "center" });
  place?.focus({ preventScroll: true });
}
