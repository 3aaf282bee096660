import {
  ariaDescribedByIds,
  type BaseInputTemplateProps,
  getInputProps,
  type WidgetProps,
} from "@rjsf/utils";
import { PicturePicker } from "../pictures/PicturePicker.tsx";
import type { FormContext } from "./form-context.ts";

const spoken = ({ id, rawErrors }: { id: string; rawErrors?: string[] | undefined }) => ({
  "aria-describedby": ariaDescribedByIds(id),
  "aria-invalid": rawErrors?.length ? true : undefined,
});

/** One line. A number's, too: a browser's own number field would swallow "₹ 45" without a word. */
export function Line(props: BaseInputTemplateProps) {
  const { id, value, onChange, onBlur, options, schema, type, readonly } = props;
  const kind = getInputProps(schema, type, options).type;
  const isNumber = kind === "number";
  return (
    <input
      id={id}
      type={isNumber ? "text" : kind}
      inputMode={isNumber ? "decimal" : undefined}
      className={isNumber ? "short" : undefined}
      value={value ?? ""}
      readOnly={readonly}
      onChange={({ target }) => onChange(target.value === "" ? options.emptyValue : target.value)}
      onBlur={({ target }) => onBlur(id, target.value)}
      {...spoken(props)}
    />
  );
}

/** A text as long as it is; Enter makes a new line only where there are some already. */
export function Words(props: WidgetProps) {
  const { id, value, onChange, onBlur, options } = props;
  const hasLines = typeof value === "string" && value.includes("\n");
  return (
    <textarea
      id={id}
      rows={1}
      value={value ?? ""}
      onChange={({ target }) => onChange(target.value === "" ? options.emptyValue : target.value)}
      onKeyDown={(event) => {
        if (event.key === "Enter" && !hasLines) event.preventDefault();
      }}
      onBlur={({ target }) => onBlur(id, target.value)}
      {...spoken(props)}
    />
  );
}

export function Fixed({ id, value, schema }: WidgetProps) {
  return <input id={id} value={String(value ?? schema.const)} readOnly />;
}

/** A text that may be left out on purpose, which is null in the file. */
export function LeaveOut(props: WidgetProps) {
  const { id, value, onChange } = props;
  return (
    <div className="leave-out">
      {value !== null && <Words {...props} options={{ ...props.options, emptyValue: "" }} />}
      <label>
        <input
          type="checkbox"
          id={value === null ? id : undefined}
          checked={value === null}
          onChange={({ target }) => onChange(target.checked ? null : "")}
        />
        Left out on purpose
      </label>
    </div>
  );
}

export function Tick({ id, value, label, schema, onChange }: WidgetProps) {
  return (
    <label className="tick">
      <input
        type="checkbox"
        id={id}
        checked={value === true}
        onChange={({ target }) => onChange(target.checked)}
        aria-describedby={ariaDescribedByIds(id)}
      />
      {label || schema.title}
    </label>
  );
}

export function PictureField({ id, value, onChange, label, registry, rawErrors }: WidgetProps) {
  const { pictures, onSaved } = registry.formContext as FormContext;
  return (
    <PicturePicker
      id={id}
      name={typeof value === "string" ? value : ""}
      label={label}
      pictures={pictures}
      onSaved={onSaved}
      onPick={(picked) => onChange(picked)}
      {...spoken({ id, rawErrors })}
    />
  );
}
