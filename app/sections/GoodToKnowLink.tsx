import { href } from "react-router";
import { HangingLink } from "#app/ui/HangingLink.tsx";
import { words } from "#words/contact.ts";

/** Leads to what guests ask before they book, on Contact. */
export function GoodToKnowLink() {
  return <HangingLink to={`${href("/Contact")}#good-to-know`}>{words.questions.title}</HangingLink>;
}
