import css from "./CommaBreaks.module.css";
import { keyedList } from "./keyed-list.tsx";

/** Breaks a text such as '2 days, 2 people, 2-day stay' after its commas, rather than after the hyphen of '2-day'. */
export function CommaBreaks({ text }: { text: string }) {
  return keyedList(text.split(/(?<=,) /), (phrase, index) => (
    <>
      {index > 0 && " "}
      <span className={css.phrase}>{phrase}</span>
    </>
  ));
}
