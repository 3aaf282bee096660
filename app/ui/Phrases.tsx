import { inOrder } from "./in-order.tsx";
import css from "./Phrases.module.css";

/** A text such as '2 days, 2 people, 2-day stay' breaks at its commas first, not behind the hyphen of '2-day'. */
export function Phrases({ text }: { text: string }) {
  return inOrder(text.split(/(?<=,) /), (phrase, index) => (
    <>
      {index > 0 && " "}
      <span className={css.phrase}>{phrase}</span>
    </>
  ));
}
