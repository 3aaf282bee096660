import css from "./Inclusions.module.css";
import { keyedList } from "./keyed-list.tsx";

/** A list with berries as bullets, such as what a package includes. `more` ends a shortened list. */
export function Inclusions({ inclusions, more }: { inclusions: readonly string[]; more?: string | false }) {
  return (
    <ul className={`stack ${css.berries}`}>
      {keyedList(inclusions, (inclusion) => (
        <li>{inclusion}</li>
      ))}
      {more && <li className={`soft ${css.more}`}>{more}</li>}
    </ul>
  );
}
