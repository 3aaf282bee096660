import { type FormEvent, useId, useState } from "react";
import { href, Link } from "react-router";
import { CloseDialog } from "#app/ui/CloseDialog.tsx";
import { Field } from "#app/ui/Field.tsx";
import { popup } from "#content/home.yaml";
import words from "#words/home.json" with { type: "json" };
import css from "./DiscountPopup.module.css";

const { note, submitted, fields, submit, close } = words.popup;

/** Open on every visit, not modal. The fields have no names: a native submission would put them into the address. */
export function DiscountPopup() {
  const titleId = useId();
  const [done, setDone] = useState(false);
  return (
    // React never closes it, and leaves it closed.
    <dialog className={css.popup} open closedby="closerequest" aria-labelledby={titleId}>
      <CloseDialog className={css.close} label={close} />
      <h2 id={titleId} className="sub">
        {popup.title}
      </h2>
      <form className="columns" onSubmit={(event) => setDone(writeToConsole(event))}>
        <Field label={fields.name} autoComplete="name" required />
        <Field label={fields.mobile} type="tel" autoComplete="tel" required />
        <Field label={fields.email} type="email" autoComplete="email" required />
        <button className="button" type="submit">
          {submit}
        </button>
        <p className="note" role="status">
          <span>{done ? submitted : note}</span>{" "}
          {done && <Link to={href("/Contact")}>{words.hero.action}</Link>}
        </p>
      </form>
    </dialog>
  );
}

function writeToConsole(event: FormEvent<HTMLFormElement>): true {
  event.preventDefault();
  const fields = event.currentTarget.querySelectorAll<HTMLInputElement>("input:required");
  const [name, mobile, email] = [...fields].map(({ value }) => value);
  // The specification requires it.
  console.log({ name, mobile, email });
  return true;
}
