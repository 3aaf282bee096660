import { type FormEvent, useEffect, useRef, useSyncExternalStore } from "react";
import { href, Link, useLocation } from "react-router";
import { BrandMark } from "#app/sections/BrandMark.tsx";
import { CheckedField } from "#app/ui/CheckedField.tsx";
import { Field } from "#app/ui/Field.tsx";
import { TextField } from "#app/ui/TextField.tsx";
import { account, answerNote, endpoint } from "#content/site.yaml";
import { honeypotField, sendFormPath } from "#shared/inquiry.ts";
import words from "#words/inquiry.json" with { type: "json" };
import { localeQuery, readWords, writeWords } from "./form-words.ts";
import css from "./InquiryForm.module.css";
import { InquiryNotice } from "./InquiryNotice.tsx";
import { inquiryStore, noState } from "./inquiry-store.ts";

const { fields, submit: submitLabel, sending } = words;

/** The inquiry form. Without script the browser posts it. With script, inquiries are saved until they are sent. */
export function InquiryForm() {
  const form = useRef<HTMLFormElement>(null);
  const about = new URLSearchParams(useLocation().search).get("about");
  const state = useSyncExternalStore(inquiryStore.subscribe, inquiryStore.state, () => noState);
  const isSending = state.notice?.is === "sending";

  // Before the effect that begins the message: otherwise those words would be kept as a draft of the guest.
  useEffect(() => inquiryStore.begin(readWords(form.current as HTMLFormElement)), []);
  useEffect(() => {
    if (state.words) writeWords(form.current as HTMLFormElement, state.words);
  }, [state.words]);

  useEffect(() => {
    // Not while rendering: the prerendered page has no query.
    if (about === null || !form.current) return;
    const message = form.current.elements.namedItem("message") as HTMLTextAreaElement;
    // Loaded on demand: most guests do not come from a package or an offer. If it does not load, the message stays empty.
    import("./prefill-message.ts")
      .then(({ prefillMessage }) => {
        // Not after a reload or on the way back: there the guest has a place in the page.
        if (prefillMessage(message, about) && scrollY === 0)
          form.current?.scrollIntoView({ block: "nearest" });
      })
      .catch(() => {});
  }, [about]);

  return (
    <form
      ref={form}
      id="inquiry"
      className={`stack ${css.letter}`}
      method="post"
      action={endpoint + sendFormPath + localeQuery}
      encType={endpoint ? "multipart/form-data" : undefined}
      onInput={({ currentTarget }) => inquiryStore.keepTyped(readWords(currentTarget))}
      onSubmit={submit}
    >
      <div>
        <h2>{words.title}</h2>
        <InquiryNotice {...state} />
      </div>
      <CheckedField label={fields.name} name="name" autoComplete="name" required />
      <CheckedField label={fields.email} name="email" type="email" autoComplete="email" required />
      <TextField label={fields.message} hint={fields.messageHint} name="message" />
      {/* The honeypot: bots fill in every field, guests do not see this one. */}
      <div className={css.trap} aria-hidden="true">
        <Field label={fields.website} name={honeypotField} autoComplete="off" tabIndex={-1} />
      </div>
      {/* EmailJS needs these in a form that is posted without script. */}
      {endpoint &&
        Object.entries(account).map(([name, id]) => (
          <input key={name} type="hidden" name={name} value={id} />
        ))}
      <button className={`button ${css.submit}`} type="submit" aria-busy={isSending}>
        {/* Always there: to put it before a text that a translator has replaced would fail. */}
        <BrandMark plain className={`turns moves ${css.wait}`} />
        <span>{isSending ? sending : submitLabel}</span>
      </button>
      {answerNote && <p className="note">{answerNote}</p>}
      <Link className={`tap note ${css.privacy}`} to={href("/Privacy")} target="_blank" rel="noopener">
        {words.privacy}
      </Link>
    </form>
  );
}

function submit(event: FormEvent<HTMLFormElement>) {
  event.preventDefault();
  inquiryStore.submit(readWords(event.currentTarget));
}
