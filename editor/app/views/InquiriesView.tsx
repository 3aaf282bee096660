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
  const { inquiries, timeZone } = answer;
  const clock = new Intl.DateTimeFormat("en-GB", { timeZone, dateStyle: "medium", timeStyle: "short" });
  const shown = inquiries.find((inquiry) => inquiry.id === id);
  if (id && !shown) return <p className="wrong">There is no such inquiry any more.</p>;

  if (shown)
    return (
      <article>
        <p>
          <a href={addressOf({ view: "inquiries", name: "" })}>All inquiries</a>
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
        {["There are no inquiries here yet.", "One inquiry."][inquiries.length] ??
          `${inquiries.length} inquiries.`}
      </p>
      <ul className="rows">
        {inquiries.map((inquiry) => (
          <li key={inquiry.id}>
            <a href={addressOf({ view: "inquiries", name: inquiry.id })}>{inquiry.name || "Erased"}</a>
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

/** Why it waits and until when, or nothing. */
function sayWhy(inquiry: InquiryRecord, clock: Intl.DateTimeFormat): string {
  const waits = ["queued", "held"].includes(inquiry.state);
  const next = waits && `Next attempt ${clock.format(inquiry.nextAt)}.`;
  return [inquiry.suspicion, inquiry.lastFailure, next].filter(Boolean).join(" · ");
}
