import { type FormEvent, useEffect, useId, useState } from "react";
import type { ShownSettings } from "../../server/mail-settings.ts";
import { api, read } from "../api.ts";

type Result = { isGood: boolean; text: string };

/** The settings of the mail, which stand in `.env`. The password is written here and never shown. */
export function SettingsView({ onSaved }: { onSaved: () => void }) {
  const id = useId();
  const [shown, setShown] = useState<ShownSettings>();
  const [isBusy, setBusy] = useState(false);
  const [result, setResult] = useState<Result>();
  useEffect(() => {
    read(api.settings.$get()).then(setShown, ({ message }: Error) =>
      setResult({ isGood: false, text: message }),
    );
  }, []);
  if (!shown) return result ? <p className="wrong">{result.text}</p> : null;

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const word = (name: string) => String(form.get(name));
    const json = {
      inquiryAddress: word("inquiryAddress"),
      server: word("server"),
      port: word("port"),
      user: word("user"),
      password: word("password"),
    };
    const isTest = (event.nativeEvent as SubmitEvent).submitter?.id === `${id}test`;
    setBusy(true);
    setResult(undefined);
    const work = async (): Promise<Result> => {
      if (isTest) return read(api.settings.test.$post({ json }));
      const { text } = await read(api.settings.$put({ json }));
      setShown(await read(api.settings.$get()));
      onSaved();
      return { isGood: true, text };
    };
    setResult(await work().catch(({ message }: Error) => ({ isGood: false, text: message })));
    setBusy(false);
  }

  const field = (name: keyof ShownSettings | "password", label: string, note: string, more: object) => (
    <div className="field">
      <label htmlFor={id + name}>{label}</label>
      <input
        id={id + name}
        name={name}
        defaultValue={name === "password" ? "" : String(shown[name])}
        aria-describedby={`${id}${name}-note`}
        autoComplete="off"
        spellCheck={false}
        {...more}
      />
      <p className="note" id={`${id}${name}-note`}>
        {note}
      </p>
    </div>
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
      <form className="form" onSubmit={(event) => void submit(event)}>
        {field(
          "inquiryAddress",
          "Your address for inquiries",
          "Where you read them, such as stay@example.com.",
          {
            inputMode: "email",
          },
        )}
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
          <button type="submit" className="quiet" id={`${id}test`} disabled={isBusy}>
            Send a test mail
          </button>
        </div>
      </form>
      <div role="status" className="result" data-kind={result && (result.isGood ? "good" : "bad")}>
        {isBusy ? "One moment …" : result?.text}
      </div>
    </>
  );
}
