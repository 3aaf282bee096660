import { toMailbox } from "#service/domain/email.ts";
import { type InquiryRecord, inquiryStates } from "#service/domain/inquiry.ts";

export function describeState({ state, isFiled }: InquiryRecord): string {
  if (state !== "sent") return state;
  return isFiled === 1 ? "filed" : "mailed";
}

export function isState(text: string): boolean {
  return [...inquiryStates, "filed", "mailed"].includes(text);
}

type Choice = Partial<Record<"since" | "until" | "client", string | undefined>>;

/**
 * Which inquiries the owner means by a state, the first characters of an id, or words of the name, the address or the
 * message. Throws a sentence about a time that cannot be read.
 */
export function chooseInquiries(all: InquiryRecord[], which: string, { since, until, client }: Choice) {
  const [from] = since === undefined ? [-Infinity] : readTime(since);
  const [, to] = until === undefined ? [0, Infinity] : readTime(until);
  const text = plain(which);
  const address = toMailbox(text) ?? text;
  function isMeant(inquiry: InquiryRecord): boolean {
    if (isState(which)) return inquiry.state === which || describeState(inquiry) === which;
    const { id, name, email, message } = inquiry;
    return (
      id.startsWith(text) ||
      email.toLowerCase().includes(address) ||
      [name, message].some((words) => plain(words).includes(text))
    );
  }
  return all.filter(
    (inquiry) =>
      isMeant(inquiry) &&
      inquiry.createdAt >= from &&
      inquiry.createdAt <= to &&
      (client === undefined || inquiry.client?.startsWith(client)),
  );
}

/** Keyboards write the same Hindi letter in different ways; a line may end between two words. */
const plain = (text: string) => text.normalize("NFKC").toLowerCase().replace(/\s+/g, " ");

/** The first and the last millisecond of a day, or of a minute as `list` shows it. */
function readTime(text: string): [first: number, last: number] {
  const [, day, minute] = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d))?$/.exec(text.trim()) ?? [];
  const first = Date.parse(`${day}T${minute ?? "00:00"}`);
  if (Number.isNaN(first))
    throw new Error(`Write a time as 2026-11-20 or "2026-11-20 17:30", not "${text}".`);
  return [first, first + (minute ? 60_000 : 24 * 3600_000) - 1];
}
