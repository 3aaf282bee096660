import { type ComponentProps, type SyntheticEvent, useId, useState } from "react";
import { flushSync } from "react-dom";
import { normalizeEmail } from "#shared/normalize-email.ts";
import css from "./Field.module.css";
import { Field } from "./Field.tsx";
import { Icon } from "./Icon.tsx";

type FieldEvent = SyntheticEvent<HTMLInputElement>;

/** The browser's message stands below the field until it is right: its bubble goes after seconds, and is read out twice. */
export function CheckedField(props: ComponentProps<typeof Field>) {
  const id = useId();
  const [fault, setFault] = useState("");
  const tell = ({ currentTarget: field }: FieldEvent) => setFault(field.validationMessage);

  function takeFocus(event: FieldEvent) {
    const field = event.currentTarget;
    event.preventDefault();
    flushSync(() => tell(event));
    if (field.form?.querySelector(":invalid") !== field) return;
    // Screen readers say the message when the field gets the focus. It may have it already.
    field.blur();
    field.focus();
  }

  return (
    <div>
      <Field
        // Blanks alone are no answer. Other types are checked by the browser's own rules.
        pattern={props.type ? undefined : ".*\\S.*"}
        {...props}
        aria-invalid={fault !== ""}
        aria-describedby={fault ? id : undefined}
        onInvalid={takeFocus}
        // What was typed before this script ran
        ref={removeUnseen}
        onInput={(event) => {
          removeUnseen(event.currentTarget);
          if (fault) tell(event);
        }}
        onBlur={(event) => {
          // Not while Submit is pressed: the message would move the button away from the finger.
          const isPressing = event.currentTarget.form?.querySelector("button:active");
          if (!isPressing && event.currentTarget.matches(":user-invalid")) tell(event);
        }}
      />
      {fault && (
        // In the language of the browser, not of the page
        <p id={id} className={`note ${css.fault}`} lang={navigator.language}>
          <Icon name="warning" />
          <span>{fault}</span>
        </p>
      )}
    </div>
  );
}

/** Browsers refuse a mail address with letters that nobody sees, which chats and address books copy along. */
function removeUnseen(field: HTMLInputElement | null) {
  if (field?.type !== "email") return;
  const address = normalizeEmail(field.value);
  if (address !== field.value) field.value = address;
}
