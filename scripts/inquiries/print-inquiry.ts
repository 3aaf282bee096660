import type { InquiryRecord } from "#service/domain/inquiry.ts";
import { describeState } from "./choose-inquiries.ts";

/** Enough to distinguish inquiries and clients, and short enough to type. */
const idCharacters = 8;
/** As long as "delivered to file". */
const stateLetters = 17;
/** Enough of a message to tell a guest from a flood. */
const lineLetters = 60;

const twoDigits = { month: "2-digit", day: "2-digit", hour: "2-digit", minute: "2-digit" } as const;
/** In Swedish, times have the form 2026-11-20 17:30. They are in the terminal's time zone (TZ). */
const clock = new Intl.DateTimeFormat("sv-SE", {
  year: "numeric",
  ...twoDigits,
  timeZoneName: "shortOffset",
});

export const printTime = (at: number): string => clock.format(at);

export function printLine(inquiry: InquiryRecord): string {
  const { id, createdAt, name, email, message, suspicion, lastFailure, client, network } = inquiry;
  const [day, minute] = printTime(createdAt).split(" ");
  const line = Array.from(message.split("\n", 1)[0] ?? "");
  const beginning = line.slice(0, lineLetters).join("") + (line.length > lineLetters ? "…" : "");
  return [
    id.slice(0, idCharacters),
    `${day} ${minute}`,
    describeState(inquiry).padEnd(stateLetters),
    ...[name, email, suspicion, lastFailure],
    client && `client ${client.slice(0, idCharacters)}`,
    // An IPv4 client is its own network.
    network && network !== client && `network ${network.slice(0, idCharacters)}`,
    beginning,
  ]
    .flatMap((text) => (text ? [printableLine(text)] : []))
    .join("  ");
}

export function printWhole(inquiry: InquiryRecord): string {
  const { id, name, email, message, suspicion, createdAt, attempts, lastFailure } = inquiry;
  const tries = `${attempts} ${attempts === 1 ? "attempt" : "attempts"}`;
  return [
    `Id:       ${id}`,
    `Received: ${printTime(createdAt)}`,
    `State:    ${describeState(inquiry)}, ${tries}`,
    lastFailure && `Failure:  ${printableLine(lastFailure)}`,
    suspicion && `Suspect:  ${suspicion}`,
    `Name:     ${printableLine(name)}`,
    `Email:    ${printableLine(email)}`,
    "",
    printable(message),
  ]
    .filter((line) => line !== null)
    .join("\n");
}

/**
 * Makes a text safe for the owner's terminal. With escape sequences a guest or a mail server could rewrite the screen, and with
 * bidirectional marks disguise an email.
 */
function printable(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, " ");
}

/** The same on one line, because a line break would look like another entry. */
function printableLine(text: string): string {
  return printable(text).replace(/[\n\t\u2028\u2029]+/g, " ");
}
