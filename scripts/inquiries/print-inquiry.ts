import type { InquiryRecord } from "#service/domain/inquiry.ts";
import { describeState } from "./choose-inquiries.ts";

/** Enough to distinguish inquiries and clients, and short enough to type. */
const idCharacters = 8;
/** Enough of a message to tell a guest from a flood. */
const lineLetters = 60;

/** Prints inquiries for the owner's terminal, with the times of its zone (TZ). */
export function createPrinter() {
  const clock = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "short" });
  const offset = new Intl.DateTimeFormat("en", { timeZoneName: "shortOffset" });

  function printTime(at: number): string {
    const zone = offset.formatToParts(at).find(({ type }) => type === "timeZoneName")?.value;
    return `${clock.format(at)} ${zone}`;
  }

  function printLine(inquiry: InquiryRecord): string {
    const { id, createdAt, answeredAt, name, email, message, suspicion, lastFailure, client } = inquiry;
    const facts = [id.slice(0, idCharacters), clock.format(createdAt), describeState(inquiry).padEnd(6)];
    const words = [name, email, answeredAt && "answered", suspicion, lastFailure];
    const line = Array.from(message.split("\n", 1)[0] ?? "");
    const begun = line.slice(0, lineLetters).join("") + (line.length > lineLetters ? "…" : "");
    return [...facts, ...words, client && `client ${client.slice(0, idCharacters)}`, begun]
      .filter(Boolean)
      .map((text) => printableLine(text as string))
      .join("  ");
  }

  function printWhole(inquiry: InquiryRecord): string {
    const { id, name, email, message, answeredAt, suspicion, createdAt, attempts, lastFailure } = inquiry;
    const tries = `${attempts} ${attempts === 1 ? "attempt" : "attempts"}`;
    return [
      `Id:       ${id}`,
      `Received: ${printTime(createdAt)}`,
      `State:    ${describeState(inquiry)}, ${tries}`,
      lastFailure && `Failure:  ${printableLine(lastFailure)}`,
      suspicion && `Suspect:  ${suspicion}`,
      answeredAt && `Answered: ${printTime(answeredAt)}`,
      `Name:     ${printableLine(name)}`,
      `Email:    ${printableLine(email)}`,
      "",
      printable(message),
    ]
      .filter((line) => line !== null)
      .join("\n");
  }

  return { printLine, printWhole, printTime };
}

/**
 * For the owner's terminal. With escape sequences a guest or a mail server could rewrite the screen, and with
 * bidirectional marks show one address as another.
 */
function printable(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, " ");
}

/** The same for one line: a line break would look like another entry. */
function printableLine(text: string): string {
  return printable(text).replace(/[\n\t\u2028\u2029]+/g, " ");
}
