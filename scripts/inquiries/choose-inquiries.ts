import { toMailbox } from "#service/domain/email.ts";
import { type InquiryRecord, inquiryStates } from "#service/domain/inquiry.ts";

/** The state as `list` shows it, and as the owner may type it to choose inquiries. */
export function describeState({ state, isFiled }: InquiryRecord): string {
  if (state === "sent") return isFiled === 1 ? "delivered to file" : "mailed";
  return state === "dead" ? "dead letter" : state;
}

/** States of earlier versions, which owners may still have in scripts. */
const earlierWords: Record<string, string> = { held: "quarantined", filed: "delivered to file" };

/** The state that the words name, as described or as stored; undefined if they name none. */
export function parseState(words: string): string | undefined {
  const state = earlierWords[words] ?? words;
  return [...inquiryStates, "dead letter", "delivered to file", "mailed"].find((known) => known === state);
}

type Choice = Partial<Record<"since" | "until" | "client" | "network", string | undefined>>;

/**
 * Chooses inquiries by a state, the first characters of an id, or words of the name, the email or the message. Throws a sentence
 * about a time that cannot be parsed.
 */
export function chooseInquiries(
  all: InquiryRecord[],
  which: string,
  { since, until, client, network }: Choice,
) {
  const [from] = since === undefined ? [-Infinity] : readTime(since);
  const [, to] = until === undefined ? [0, Infinity] : readTime(until);
  const text = plain(which);
  const mailbox = toMailbox(text) ?? text;
  const state = parseState(which);
  function matches(inquiry: InquiryRecord): boolean {
    if (state) return inquiry.state === state || describeState(inquiry) === state;
    const { id, name, email, message } = inquiry;
    return (
      id.startsWith(text) ||
      email.toLowerCase().includes(mailbox) ||
      [name, message].some((words) => plain(words).includes(text))
    );
  }
  return all.filter(
    (inquiry) =>
      matches(inquiry) &&
      inquiry.createdAt >= from &&
      inquiry.createdAt <= to &&
      (client === undefined || inquiry.client?.startsWith(client)) &&
      (network === undefined || inquiry.network?.startsWith(network)),
  );
}

/** Makes texts comparable: keyboards encode the same Hindi letter in different ways, and a line may break between two words. */
const plain = (text: string) => text.normalize("NFKC").toLowerCase().replace(/\s+/g, " ");

/** The first and the last millisecond of a day, or of a minute as `list` shows it. */
function readTime(text: string): [first: number, last: number] {
  const [, day, minute] = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d))?$/.exec(text.trim()) ?? [];
  const first = Date.parse(`${day}T${minute ?? "00:00"}`);
  if (Number.isNaN(first))
    throw new Error(`Write a time as 2026-11-20 or "2026-11-20 17:30", not "${text}".`);
  return [first, first + (minute ? 60_000 : 24 * 3600_000) - 1];
}
