import { type FormEvent, useEffect, useRef, useSyncExternalStore } from "react";
import { href } from "#app/href.ts";
import { loadOnDemand } from "#app/newer-release.ts";
import { BrandMark } from "#app/sections/BrandMark.tsx";
import { Field } from "#app/ui/Field.tsx";
import { useLocation } from "#app/ui/location.ts";
import { TextAreaField } from "#app/ui/TextAreaField.tsx";
import { account, answerNote, endpoint, localePath } from "#content/site.yaml";
import { honeypotField, type InquiryFields, localeField, sendFormPath } from "#shared/inquiry.ts";
import { normalizeEmail } from "#shared/normalize-email.ts";
import words from "#words/inquiry.json" with { type: "json" };
import { hasText } from "./draft-storage.ts";
import css from "./InquiryForm.module.css";
import { InquiryNotice } from "./InquiryNotice.tsx";
import { initialState, inquiryStore } from "./inquiry-store.ts";

const { fields, submit: submitLabel, sending } = words;
/** For forms posted without JavaScript: the service adds the language to the message, and redirects to a page of this locale. */
const localeQuery = localePath && `?${localeField}=${localePath}`;

/** The inquiry form. Without JavaScript the browser posts it; with JavaScript, inquiries are saved until they are sent. */
export function InquiryForm({ className = "" }: { className?: string }) {
  const form = useRef<HTMLFormElement>(null);
  const { search, arrival } = useLocation();
  const about = new URLSearchParams(search).get("about");
  const isFromLink = arrival === "link";
  const state = useSyncExternalStore(inquiryStore.subscribe, inquiryStore.state, () => initialState);
  const isSending = state.notice?.status === "sending";

  // Runs before the effect that prefills the message. Otherwise the prefilled text would be saved as the guest's draft.
  useEffect(() => trackDraft(form.current as HTMLFormElement), []);
  useEffect(() => {
    if (state.fields) writeFields(form.current as HTMLFormElement, state.fields);
  }, [state.fields]);
  useEffect(() => {
    // In an effect, because the prerendered page does not know the query.
    if (about === null || !form.current) return;
    // Scroll now: the prefilled message may take a while. After a load or with Back, the browser restores the position.
    if (isFromLink) form.current.scrollIntoView({ block: "nearest" });
    void showPrefilled(form.current, about);
  }, [about, isFromLink]);

  return (
    <form
      ref={form}
      id="inquiry"
      className={`stack ${css.letter} ${className}`}
      method="post"
      action={endpoint + sendFormPath + localeQuery}
      encType={endpoint ? "multipart/form-data" : undefined}
      onSubmit={submit}
    >
      <div>
        <h2 tabIndex={-1}>{words.title}</h2>
        <InquiryNotice {...state} />
      </div>
      <Field id="inquiry-name" label={fields.name} name="name" autoComplete="name" required />
      <Field
        id="inquiry-email"
        label={fields.email}
        name="email"
        type="email"
        autoComplete="email"
        required
      />
      <TextAreaField id="inquiry-message" label={fields.message} hint={fields.messageHint} name="message" />
      {/* The honeypot: bots fill in every field. Guests see it only where no styles are applied. */}
      <div className={css.trap} aria-hidden="true">
        <Field
          id="inquiry-website"
          label={fields.honeypot}
          name={honeypotField}
          autoComplete="off"
          tabIndex={-1}
        />
      </div>
      {/* EmailJS needs these in a form that is posted without script. */}
      {endpoint &&
        Object.entries(account).map(([name, id]) => (
          <input key={name} type="hidden" name={name} value={id} />
        ))}
      <button className={`button ${css.submit}`} type="submit" aria-busy={isSending}>
        {/* Always rendered: React could not insert it before a text node that a browser's translator has replaced. */}
        <BrandMark plain className={`turns moves ${css.wait}`} />
        <span>{isSending ? sending : submitLabel}</span>
      </button>
      {answerNote && <p className="note">{answerNote}</p>}
      <a className={`tap note ${css.privacy}`} href={href("/Privacy")} target="_blank" rel="noopener">
        {words.privacy}
      </a>
    </form>
  );
}

function submit(event: FormEvent<HTMLFormElement>) {
  event.preventDefault();
  inquiryStore.submit(readFields(event.currentTarget));
}

/** Restores the saved draft, and saves it at each change. Returns a function that stops this. */
function trackDraft(form: HTMLFormElement) {
  const save = () => {
    cleanEmail(form);
    inquiryStore.saveDraft(readFields(form));
  };
  // React's onChange misses autofill and password managers that fire `change` without `input`.
  form.addEventListener("input", save);
  form.addEventListener("change", save);
  // The guest may have typed before hydration.
  cleanEmail(form);
  inquiryStore.restore(readFields(form));
  return () => {
    form.removeEventListener("input", save);
    form.removeEventListener("change", save);
  };
}

/** Removes invisible characters, which are copied along from chats and address books: browsers refuse such an email. */
function cleanEmail(form: HTMLFormElement) {
  const field = fieldOf(form, "email");
  const email = normalizeEmail(field.value);
  if (email !== field.value) field.value = email;
}

async function showPrefilled(form: HTMLFormElement, about: string) {
  // Loaded on demand, because most guests do not come from a package or an offer. Offline, the message stays empty.
  const module = await loadOnDemand(() => import("./prefill-message.ts"));
  module?.prefillMessage(fieldOf(form, "message"), about);
}

/** The form's current values. The fields are uncontrolled, so that hydration keeps what a guest has typed before. */
function readFields(form: HTMLFormElement): InquiryFields & { website: string } {
  return {
    name: fieldOf(form, "name").value,
    email: fieldOf(form, "email").value,
    message: fieldOf(form, "message").value,
    website: fieldOf(form, honeypotField).value,
  };
}

function writeFields(form: HTMLFormElement, { name, email, message }: InquiryFields) {
  // Emptying a required field by script would mark it as invalid; a reset does not.
  if (!hasText({ name, email, message })) form.reset();
  else {
    fieldOf(form, "name").value = name;
    fieldOf(form, "email").value = email;
    fieldOf(form, "message").value = message;
  }
  inquiryStore.saveDraft(readFields(form));
}

const fieldOf = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as HTMLInputElement;
