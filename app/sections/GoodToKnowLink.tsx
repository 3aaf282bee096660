import { href } from "react-router";
import { HangingLink } from "#app/ui/HangingLink.tsx";
import { goodToKnow } from "#content/good-to-know.yaml";

/** Leads to what guests ask before they book, on Contact. */
export function GoodToKnowLink() {
  return <HangingLink to={`${href("/Contact")}#good-to-know`}>{goodToKnow.title}</HangingLink>;
}
