import css from "./Inclusions.module.css";
import { inOrder } from "./in-order.tsx";

/** What a package holds, as unripe berries; `more` closes a list that is cut short. */
export function Inclusions({ inclusions, more }: { inclusions: readonly string[]; more?: string | false }) {
  return (
    <ul className={css.berries}>
      {inOrder(inclusions, (inclusion) => (
        <li>{inclusion}</li>
      ))}
      {more && <li className={css.more}>{more}</li>}
    </ul>
  );
}
