import { answerNote, email } from "#content/site.yaml";
import words from "#words/inquiry.json" with { type: "json" };

const { afterSending, subject } = words;
const change = new URLSearchParams({ subject, body: afterSending.prefilled })
  .toString()
  .replaceAll("+", "%20");

/** Tells a guest after sending when we answer, what to do if nothing arrives, and how to change or cancel the inquiry. */
export function WhatHappensNext() {
  return (
    <>
      {answerNote && <p>{answerNote}</p>}
      <p>{afterSending.ifNoAnswer}</p>
      <p>
        <a href={`mailto:${email}?${change}`}>{afterSending.change}</a>
      </p>
    </>
  );
}
