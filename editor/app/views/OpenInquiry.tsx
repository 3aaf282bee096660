import { useEffect, useRef, useState } from "react";
import type { ListedInquiry } from "../../server/inquiries.ts";
import { addressOf } from "../address.ts";
import { api } from "../api.ts";
import { keepWords, keptWords } from "../kept-words.ts";
import { announceChange } from "./useNewInquiries.ts";

/** One inquiry with its actions. `next` is the next new one. */
export function OpenInquiry(props: {
  inquiry: ListedInquiry;
  clock: Intl.DateTimeFormat;
  next: string | undefined;
  onAct: (work: Promise<Response>, sentence: string, next?: string) => Promise<void>;
}) {
  const { inquiry, clock, next, onAct } = props;
  const { id, name, email, about, message, answeredAt } = inquiry;
  const heading = useRef<HTMLHeadingElement>(null);
  // This browser keeps the note until the server has it.
  const kept = `note ${location.pathname} ${id}`;
  const [typed, setTyped] = useState(() => keptWords(kept));
  const [problem, setProblem] = useState("");
  useEffect(() => heading.current?.focus(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed is read from the browser
  useEffect(() => {
    void saveNote();
    return () => void saveNote();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another note has come from the server
  useEffect(() => {
    if (keptWords(kept) === undefined) setTyped(undefined);
  }, [inquiry.note]);

  const one = api.inquiries[":id"];
  async function saveNote() {
    const note = keptWords(kept);
    if (note === undefined) return;
    try {
      await one.note.$put({ param: { id }, json: { note } });
      if (keptWords(kept) === note) keepWords(kept, undefined);
      setProblem("");
    } catch (error) {
      setProblem(`The note is not saved yet. ${(error as Error).message}`);
    }
    announceChange();
  }

  async function mark(isAnswered: boolean, sentence: string, goOn?: string) {
    await saveNote();
    await onAct(one.answered.$put({ param: { id }, json: { isAnswered } }), sentence, goOn);
    // The pressed button may have disappeared.
    heading.current?.focus();
  }

  function erase() {
    const question = `Erase the inquiry of ${name}, ${email}?\n\nThe words and your note are gone for good. Mails that were sent stay in your mailbox.`;
    if (!confirm(question)) return;
    const erased = one.erase.$post({ param: { id } }).then((answer) => {
      keepWords(kept, undefined);
      return answer;
    });
    void onAct(erased, `Erased: ${name}.`, "");
  }

  const button = (words: string, act: () => void, className = "quiet") => (
    <button type="button" className={className} onClick={act}>
      {words}
    </button>
  );
  return (
    <article>
      <p className="back">
        <a href={addressOf({ view: "inquiries", name: "" })}>All inquiries</a>
      </p>
      <h2 ref={heading} tabIndex={-1}>
        {name}
      </h2>
      <p className="note">
        {[clock.format(inquiry.createdAt), about, sayDelivery(inquiry)].filter(Boolean).join(" · ")}
      </p>
      {sayWhy(inquiry, clock) && <p className="wrong">{sayWhy(inquiry, clock)}</p>}
      <p>{email}</p>
      <p className="message">{message || "(no message)"}</p>
      <p className="buttons">
        <a className="button" href={inquiry.answer}>
          Answer
        </a>
        {answeredAt === null &&
          button("Mark as answered", () => void mark(true, `Answered: ${name}.`, next), "action")}
      </p>
      <label>
        A note of your own
        <textarea
          value={typed ?? inquiry.note ?? ""}
          maxLength={2000}
          onChange={({ target }) => {
            keepWords(kept, target.value);
            setTyped(target.value);
          }}
          onBlur={() => void saveNote()}
        />
      </label>
      <p className="wrong" role="alert">
        {problem}
      </p>
      <p className="buttons">
        {answeredAt !== null &&
          button("Mark as not answered", () => void mark(false, `Not answered: ${name}.`))}
        {button(
          inquiry.state === "sent" ? "Deliver again" : "Deliver now",
          () => void onAct(one.deliver.$post({ param: { id } }), "It is sent to you within a second."),
        )}
        {button("Erase", erase)}
      </p>
      {answeredAt !== null && <p className="note">Answered {clock.format(answeredAt)}.</p>}
    </article>
  );
}

function sayDelivery({ state, isFiled }: ListedInquiry): string {
  if (state === "sent") return ["mailed to you", "not mailed, a file", "delivered"][isFiled] ?? "";
  return { queued: "not mailed yet", held: "not mailed yet", dead: "could not be mailed", erased: "" }[state];
}

/** Why it waits and until when. Empty if it was delivered. */
function sayWhy(inquiry: ListedInquiry, clock: Intl.DateTimeFormat): string {
  const { state, suspicion, lastFailure, nextAt } = inquiry;
  const machine = suspicion && `This may have been written by a machine: ${suspicion}.`;
  const waits = ["queued", "held"].includes(state) && `Next attempt ${clock.format(nextAt)}.`;
  return [machine, lastFailure, waits].filter(Boolean).join(" ");
}
