import { type FormEvent, useEffect, useRef, useState } from "react";
import { href } from "#app/href.ts";
import { suggestFields } from "#app/inquiry/draft-storage.ts";
import { CloseDialog } from "#app/ui/CloseDialog.tsx";
import { Field } from "#app/ui/Field.tsx";
import { popup } from "#content/home.yaml";
import { interpolate } from "#shared/interpolate.ts";
import words from "#words/home.json" with { type: "json" };
import css from "./DiscountPopup.module.css";

const { note, submitted, prefilled, fields, submit, close } = words.popup;

/** Open on every visit, and not modal. The fields have no names, because a native submission would put them into the URL. */
export function DiscountPopup() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isSubmitted, setSubmitted] = useState(false);
  // Elements instead of strings: React cannot replace a text node that a browser's translator has wrapped in an element.
  const hint = <span key="hint">{note}</span>;
  const nextStep = (
    <span key="nextStep">
      {submitted} <a href={href("/Contact")}>{words.hero.action}</a>
    </span>
  );

  useEffect(() => {
    // Restoring a page from the back/forward cache counts as a visit. Not by `show()`, which would move the focus.
    const reopen = ({ persisted }: PageTransitionEvent) => {
      if (persisted && dialog.current) dialog.current.open = true;
    };
    addEventListener("pageshow", reopen);
    return () => removeEventListener("pageshow", reopen);
  }, []);

  function submitForm(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const [name = "", mobile = "", email = ""] = readRequired(event.currentTarget);
    // Required by the specification.
    console.log({ name, mobile, email });
    suggestFields({ name, email, message: interpolate(prefilled, { title: popup.title }) });
    setSubmitted(true);
  }

  return (
    // React never changes `open` again, so that a closed popup stays closed.
    <dialog
      ref={dialog}
      className={`sheet ${css.popup}`}
      open
      closedby="closerequest"
      aria-labelledby="discount-title"
    >
      <div className={css.head}>
        <h2 id="discount-title">{popup.title}</h2>
        <CloseDialog label={close} />
      </div>
      <form className={css.form} onSubmit={submitForm}>
        <div className={css.fields}>
          <Field id="discount-name" label={fields.name} autoComplete="name" required />
          <Field id="discount-mobile" label={fields.mobile} type="tel" autoComplete="tel" required />
          <Field id="discount-email" label={fields.email} type="email" autoComplete="email" required />
        </div>
        <div className={css.end}>
          <div className={css.answers}>
            <p className="note" role="status">
              {isSubmitted ? nextStep : hint}
            </p>
            {/* Invisible. Both texts share a grid cell, so that the popup does not change its height on Submit. */}
            <p className="note" aria-hidden="true">
              {isSubmitted ? hint : nextStep}
            </p>
          </div>
          <button className="button" type="submit">
            {submit}
          </button>
        </div>
      </form>
    </dialog>
  );
}

function readRequired(form: HTMLFormElement): string[] {
  return [...form.querySelectorAll<HTMLInputElement>("input:required")].map(({ value }) => value);
}
