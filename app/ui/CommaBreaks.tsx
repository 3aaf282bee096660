import css from "./CommaBreaks.module.css";
import { keyedList } from "./keyed-list.tsx";

/** Lets a text such as '2 days, 2 people, 2-day stay' break at its commas first, not after the hyphen of '2-day'. */
export function CommaBreaks({ text }: { text: string }) {
  return keyedList(text.split(/(?<=,) /), (phrase, index) => (
    <>
      {index > 0 && " "}
      <span className={css.phrase}>{phrase}</span>
    </>
  ));
}
