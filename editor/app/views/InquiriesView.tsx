import { useEffect, useState } from "react";
import type { InquiryRecord } from "../../../service/domain/inquiry.ts";
import { addressOf } from "../address.ts";
import { api, read } from "../api.ts";

/** The inquiries as `npm run inquiries` lists and shows them. Read only. */
export function InquiriesView({ id }: { id: string }) {
  const [answer, setAnswer] = useState<{ inquiries: InquiryRecord[]; timeZone: string }>();
  const [problem, setProblem] = useState("");
  useEffect(() => {
    read(api.inquiries.$get()).then(setAnswer, ({ message }: Error) => setProblem(message));
  }, []);
  if (problem) return <p className="wrong">{problem}</p>;
  if (!answer) return null;
  const shown = answer.inquiries.find((inquiry) => inquiry.id === id);
  if (id && !shown) return <p className="wrong">There is no such inquiry any more.</p>;
  const clock = new Intl.DateTimeFormat("en-GB", {
    timeZone: answer.timeZone,
    dateStyle: "medium",
    timeStyle: "short",
  });

  if (shown)
    return (
      <article className="letter">
        <p>
          <a href={addressOf({ view: "inquiries", id: "" })}>All inquiries</a>
        </p>
        <h2>{shown.name || "Erased"}</h2>
        <p className="note">
          {clock.format(shown.createdAt)}, {sayState(shown)} after {shown.attempts}{" "}
          {shown.attempts === 1 ? "attempt" : "attempts"}
        </p>
        <p className="note">{sayWhy(shown, clock)}</p>
        {shown.email && <p>{shown.email}</p>}
        <p className="message">{shown.message}</p>
      </article>
    );
  return (
    <>
      <p className="lead">
        {answer.inquiries.length === 0
          ? "There are no inquiries here yet."
          : answer.inquiries.length === 1
            ? "One inquiry."
            : `${answer.inquiries.length} inquiries.`}
      </p>
      <ul className="inquiries">
        {answer.inquiries.map((inquiry) => (
          <li key={inquiry.id}>
            <a href={addressOf({ view: "inquiries", id: inquiry.id })}>{inquiry.name || "Erased"}</a>
            <span className="note">
              {clock.format(inquiry.createdAt)}, {sayState(inquiry)}
            </span>
            <span className="note">{sayWhy(inquiry, clock)}</span>
          </li>
        ))}
      </ul>
      <p className="note">
        To deliver, resend, export or erase one, use <code>npm run inquiries</code>.
      </p>
    </>
  );
}

function sayState({ state, isFiled }: InquiryRecord): string {
  if (state === "sent") return ["mailed", "filed", "sent"][isFiled] ?? state;
  return { queued: "waits", held: "held", dead: "could not be delivered", erased: "erased" }[state];
}

/** What waits and why, or nothing. */
function sayWhy(
  { state, suspicion, lastFailure, nextAt }: InquiryRecord,
  clock: Intl.DateTimeFormat,
): string {
  const waits = state === "queued" || state === "held" ? `Next attempt ${clock.format(nextAt)}.` : "";
  return [suspicion, lastFailure, waits].filter(Boolean).join(" · ");
}
