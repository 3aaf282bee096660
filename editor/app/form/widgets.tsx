import {
  ariaDescribedByIds,
  type BaseInputTemplateProps,
  type FieldProps,
  getInputProps,
  type WidgetProps,
} from "@rjsf/utils";
import {
  type ChangeEvent,
  type ComponentType,
  type FocusEvent,
  type KeyboardEvent,
  useRef,
  useState,
} from "react";

export const ariaOf = ({ id, rawErrors }: { id: string; rawErrors?: string[] | undefined }) => ({
  "aria-describedby": ariaDescribedByIds(id),
  "aria-invalid": rawErrors?.length ? true : undefined,
});

type Field = HTMLInputElement | HTMLTextAreaElement;

const editable = (props: BaseInputTemplateProps | WidgetProps) => ({
  id: props.id,
  value: props.value ?? "",
  onChange: ({ target }: ChangeEvent<Field>) =>
    props.onChange(target.value === "" ? props.options.emptyValue : target.value),
  onBlur: ({ target }: FocusEvent<Field>) => props.onBlur(props.id, target.value),
  ...ariaOf(props),
});

/** One line. Also for numbers: a browser's number field would report "₹ 45" as empty. */
export function Line(props: BaseInputTemplateProps) {
  const { type } = getInputProps(props.schema, props.type, props.options);
  const asNumber = type === "number" && ({ type: "text", inputMode: "decimal", className: "short" } as const);
  return <input type={type} readOnly={props.readonly} {...asNumber} {...editable(props)} />;
}

/** A number. What is typed stays while it means the same, such as '4.' and '4.50'. */
export function NumberField(props: FieldProps) {
  const { registry, formData, onChange, schema } = props;
  const { StringField } = registry.fields;
  const [typed, setTyped] = useState<string>();
  const change: FieldProps["onChange"] = (text, ...place) => {
    setTyped(text);
    onChange(numberIn(text, schema), ...place);
  };
  const same = numberIn(typed, schema) === formData;
  if (!StringField) return null;
  return <StringField {...props} formData={same ? typed : formData} onChange={change} />;
}

/**
 * Also '12.000' stays a text, whose points may stand between thousands: the check asks what is meant. Degrees have no
 * thousands.
 */
function numberIn(text = "", { maximum = Infinity }: FieldProps["schema"]): number | string | undefined {
  if (text.trim() === "") return undefined;
  const isUnclear = maximum >= 1000 && /^[1-9]\d{0,2}(\.\d{3})+$/.test(text);
  return isUnclear || Number.isNaN(Number(text)) ? text : Number(text);
}

/** Grows with its text. Enter makes a new line only in a text that has several. */
export function Words(props: WidgetProps) {
  const keepLine = (event: KeyboardEvent) => {
    if (event.key === "Enter" && !String(props.value).includes("\n")) event.preventDefault();
  };
  return (
    <>
      <textarea rows={1} onKeyDown={keepLine} {...editable(props)} />
      <RoomLeft {...props} />
    </>
  );
}

/** Near the end of its place: how much more the text may have. What is too long gets the check's own sentence. */
export function RoomLeft({ value, schema }: Pick<WidgetProps, "value" | "schema">) {
  const { maxLength, place } = schema as { maxLength?: number; place?: string };
  const left = (maxLength ?? 0) - String(value ?? "").length;
  if (!place || left < 0 || left > 6) return null;
  return (
    <p className="note" role="status">
      {left === 1 ? "1 letter" : `${left} letters`} left for {place}.
    </p>
  );
}

/** A day of one year, or of every year. It can be written, or picked in the browser's calendar. */
export function Day(props: WidgetProps) {
  const { id, value, label, options, onChange } = props;
  const calendar = useRef<HTMLInputElement>(null);
  const isYearly = /^\d\d-\d\d$/.test(value ?? "");
  const year = new Date().getFullYear();
  const day = isYearly ? `${year}-${value}` : value;
  return (
    <>
      <div className="day">
        <Line {...props} />
        <input
          ref={calendar}
          type="date"
          tabIndex={-1}
          aria-hidden
          value={/^\d{4}-\d\d-\d\d$/.test(day ?? "") ? day : ""}
          onChange={({ target }) => onChange(target.value.slice(isYearly ? 5 : 0) || options.emptyValue)}
        />
        <button
          type="button"
          className="action"
          aria-label={`Calendar for ${label}`}
          onClick={() => calendar.current?.showPicker()}
        >
          Calendar
        </button>
      </div>
      {/^(\d{4}-)?\d\d-\d\d$/.test(value ?? "") && (
        <label className="tick">
          <input
            type="checkbox"
            id={`${id}-yearly`}
            checked={isYearly}
            onChange={({ target }) => onChange(target.checked ? value.slice(-5) : `${year}-${value}`)}
          />
          The same day every year
        </label>
      )}
    </>
  );
}

export function Fixed({ id, value, schema }: WidgetProps) {
  return <input id={id} value={String(value ?? schema.const)} readOnly />;
}

/** A text that may be left out on purpose: then the file holds null, or no such field. A text in the field unticks it. */
export function LeaveOut(props: WidgetProps) {
  const { id, value, options, onChange } = props;
  const [isOpen, setOpen] = useState(false);
  const leftOut = options.isNullable ? null : undefined;
  const Inner = inputs[options.inner as keyof typeof inputs] as ComponentType<WidgetProps>;
  const text = value ?? (options.isNullable ? "" : undefined);
  return (
    <div>
      <Inner
        {...props}
        value={text}
        onBlur={(...left) => {
          setOpen(false);
          props.onBlur(...left);
        }}
      />
      <label className="tick">
        <input
          type="checkbox"
          id={`${id}-left-out`}
          checked={value === leftOut && !isOpen}
          onChange={({ target }) => {
            if (target.checked) return onChange(leftOut);
            // An optional field has no value until something is written.
            if (options.isNullable) onChange("");
            setOpen(true);
            document.getElementById(id)?.focus();
          }}
        />
        Left out on purpose
      </label>
    </div>
  );
}

const inputs = { text: Line, words: Words };

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
