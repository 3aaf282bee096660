import type { FormEvent } from "react";
import type { MailSettings } from "../../server/mail-settings.ts";
import { api, read } from "../api.ts";
import { Field } from "../Field.tsx";
import { keepWords, keptWords } from "../kept-words.ts";
import { Problem, Result, useAction, useLoaded } from "../useAction.tsx";

// The path holds the token: another project's editor may have used the same port.
const key = `mail settings ${location.pathname}`;

/** The settings of the mail, which stand in `.env`. The password is written here and never shown. */
export function SettingsView({ onSaved }: { onSaved: () => void }) {
  const { value: shown, problem, reload } = useLoaded(() => read(api.settings.$get()), []);
  const { isBusy, result, run } = useAction();
  if (!shown) return <Problem>{problem}</Problem>;
  const typed: Partial<MailSettings> = JSON.parse(keptWords(key) ?? "{}");

  /** All but the password, so that the owner can look something up elsewhere. */
  function keep(event: FormEvent<HTMLFormElement>) {
    const { password: _, ...words } = Object.fromEntries(new FormData(event.currentTarget));
    keepWords(key, JSON.stringify(words));
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const json = Object.fromEntries(new FormData(event.currentTarget)) as MailSettings;
    const isTest = (event.nativeEvent as SubmitEvent).submitter?.className === "quiet";
    void run(async () => {
      if (isTest) return (await read(api.settings.test.$post({ json }))).text;
      const { text } = await read(api.settings.$put({ json }));
      keepWords(key, undefined);
      reload();
      onSaved();
      return text;
    });
  }

  const field = (name: keyof MailSettings, label: string, note: string, more: object) => (
    <Field
      label={label}
      note={note}
      name={name}
      defaultValue={name === "password" ? "" : String(typed[name] ?? shown[name])}
      autoComplete="off"
      spellCheck={false}
      {...more}
    />
  );
  const kept = shown.hasPassword ? "One is set and not shown. Leave this empty to keep it." : "Not set yet.";
  return (
    <>
      <p className="lead">Each inquiry is mailed to you by your own mail account.</p>
      <p className="note">
        Your mail provider tells you server, port and user, often below “SMTP” or “mail programs”. They are
        kept on this machine only, in the file .env, which is never published.
      </p>
      {shown.problem && <p className="wrong">{shown.problem}</p>}
      {keptWords(key) && <p className="note">What you typed here is not saved yet.</p>}
      <form className="form" onSubmit={submit} onInput={keep}>
        {field("inquiryAddress", "Your address for inquiries", "Such as stay@example.com.", {
          inputMode: "email",
        })}
        {field("server", "Mail server", "A name such as mail.example.com. Empty: nobody is mailed.", {})}
        {field("port", "Port", "465 or 587. Both are encrypted.", {
          inputMode: "numeric",
          className: "short",
        })}
        {field("user", "User", "Often your whole mail address.", {})}
        {field("password", "Password", kept, { type: "password", autoComplete: "new-password" })}
        <div className="buttons">
          <button type="submit" className="button" disabled={isBusy}>
            Save
          </button>
          <button type="submit" className="quiet" disabled={isBusy}>
            Send a test mail
          </button>
        </div>
      </form>
      <Result of={result}>{isBusy && "One moment …"}</Result>
    </>
  );
}
