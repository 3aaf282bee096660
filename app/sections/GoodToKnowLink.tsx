import { href } from "react-router";
import { HangingLink } from "#app/ui/HangingLink.tsx";
import { goodToKnow } from "#content/good-to-know.yaml";

const { title, entries, access } = goodToKnow;
export const hasQuestions = [...entries, ...access.entries].some(({ answer }) => answer !== null);

/** Leads to what guests ask before they book, on Contact. Only if `hasQuestions`. */
export function GoodToKnowLink() {
  return <HangingLink to={`${href("/Contact")}#good-to-know`}>{title}</HangingLink>;
}
