import { useState } from "react";
import type { ListedInquiry } from "../../server/inquiries.ts";
import { addressOf } from "../address.ts";
import { api, read } from "../api.ts";
import { OpenInquiry } from "./OpenInquiry.tsx";
import { announceChange, useWatched } from "./useNewInquiries.ts";

const placeOf = (id: string) => addressOf({ view: "inquiries", name: id });

/** The list of inquiries, with the open one beside it, or instead of it in small windows. */
export function InquiriesView({ id }: { id: string }) {
  const { value: list, problem } = useWatched(() => read(api.inquiries.$get()));
  const [said, setSaid] = useState("");
  const [search, setSearch] = useState("");
  const [isOnlyNew, setOnlyNew] = useState(false);
  if (!list) return <p className="wrong">{problem}</p>;
  const { inquiries, timeZone } = list;
  // An unfinished note must stay, also while the server does not answer.
  const problems = [problem, ...list.problems].filter(Boolean);
  const clock = new Intl.DateTimeFormat("en-GB", { timeZone, dateStyle: "medium", timeStyle: "short" });
  const isNew = (inquiry: ListedInquiry) => inquiry.answeredAt === null;
  const found = inquiries.filter(
    (each) => (!isOnlyNew || isNew(each) || each.id === id) && matches(each, search),
  );
  const open = inquiries.find((inquiry) => inquiry.id === id);
  const newCount = inquiries.filter(isNew).length;
  const place = found.findIndex((each) => each.id === id);
  // Down the list, then from its top.
  const next = [...found.slice(place + 1), ...found.slice(0, Math.max(place, 0))].find(isNew);

  /** Waits for a change on the server. */
  async function act(work: Promise<Response>, sentence: string, next?: string) {
    setSaid("");
    try {
      await work;
      if (next !== undefined) location.hash = placeOf(next);
      if (next === "") document.getElementById("heading")?.focus();
      setSaid(sentence);
    } catch (error) {
      setSaid((error as Error).message);
    }
    announceChange();
  }

  return (
    <div className="inquiries" data-open={open && ""}>
      {problems.length > 0 && (
        <div className="result" data-kind="bad">
          {problems.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <a href={addressOf({ view: "settings", name: "" })}>Set the mail server</a>
        </div>
      )}
      <p role="status" className="note">
        {said}
      </p>
      <div className="found">
        <p className="lead">{sayCount(inquiries.length, newCount)}</p>
        {inquiries.length > 0 && (
          <>
            <label>
              Search names, addresses and words
              <input type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
            </label>
            <label className="tick">
              <input
                type="checkbox"
                checked={isOnlyNew}
                onChange={({ target }) => setOnlyNew(target.checked)}
              />
              Only new ones
            </label>
          </>
        )}
        {search && <p className="note">{found.length} found.</p>}
        <ul className="rows">
          {found.map((inquiry) => (
            <li key={inquiry.id}>
              <a href={placeOf(inquiry.id)} aria-current={inquiry.id === id ? "true" : undefined}>
                <strong>{inquiry.name}</strong>
                <span className="mark" data-new={isNew(inquiry) || undefined}>
                  {isNew(inquiry) ? "New" : "Answered"}
                </span>
                <span className="note">
                  {[clock.format(inquiry.createdAt), inquiry.about].filter(Boolean).join(" · ")}
                </span>
                {inquiry.state === "dead" && <span className="wrong">Could not be mailed</span>}
                <span className="note begin">{inquiry.note || inquiry.message}</span>
              </a>
            </li>
          ))}
        </ul>
        {inquiries.length > 0 && (
          <a className="quiet" href="api/inquiries/export" download>
            Export all for a spreadsheet
          </a>
        )}
      </div>
      {open && <OpenInquiry key={open.id} inquiry={open} clock={clock} next={next?.id} onAct={act} />}
      {id && !open && <p className="wrong">There is no such inquiry any more.</p>}
    </div>
  );
}

function matches({ name, email, about, message, note }: ListedInquiry, search: string): boolean {
  const fold = (text: string) => text.normalize("NFC").toLowerCase();
  const text = fold([name, email, about, message, note].join("\n"));
  return fold(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function sayCount(all: number, fresh: number): string {
  if (all === 0) return "There are no inquiries here yet.";
  const total = all === 1 ? "One inquiry" : `${all} inquiries`;
  return `${total}, ${fresh === 0 ? "none of them new" : `${fresh} new`}.`;
}
