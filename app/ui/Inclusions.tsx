import css from "./Inclusions.module.css";

/** What a package holds, as unripe berries; `more` closes a list that is cut short. */
export function Inclusions({ inclusions, more }: { inclusions: readonly string[]; more?: string }) {
  return (
    <ul className={css.berries}>
      {inclusions.map((inclusion) => (
        <li key={inclusion}>{inclusion}</li>
      ))}
      {more && <li className={css.more}>{more}</li>}
    </ul>
  );
}
