import { useRef, useState } from "react";
import { titleOf } from "../labels.ts";
import { addressOf, type Place, viewTitles } from "./address.ts";
import type { SubjectGroup } from "./subjects.ts";

const isWide = () => matchMedia("(min-width: 64rem)").matches;

/** Links to every form and view. On small windows it folds; on wide ones the stylesheet keeps it open. */
export function Navigation(props: { groups: SubjectGroup[]; place: Place; launchCount: number | undefined }) {
  const { groups, place, launchCount } = props;
  const fold = useRef<HTMLDetailsElement>(null);
  const [isOpenAtFirst] = useState(isWide);
  const here = addressOf(place.view === "content" ? { ...place, path: [] } : { ...place, name: "" });
  const link = (to: Place, name: string, count?: number) => (
    <li key={addressOf(to)}>
      <a
        href={addressOf(to)}
        onClick={() => isWide() || fold.current?.removeAttribute("open")}
        aria-current={addressOf(to) === here ? "page" : undefined}
      >
        {name}
        {count !== undefined && <span className="count">{count}</span>}
      </a>
    </li>
  );
  return (
    <nav className="navigation dark" aria-label="What to edit">
      <details ref={fold} open={isOpenAtFirst}>
        <summary>All there is to edit</summary>
        <ul className="tasks">
          {(Object.keys(viewTitles) as (keyof typeof viewTitles)[]).map((view) =>
            link({ view, name: "" }, viewTitles[view], view === "launch" ? launchCount : undefined),
          )}
        </ul>
        {groups.map(({ title, files }) => (
          <section key={title}>
            <h2>{title}</h2>
            <ul>{files.map((file) => link({ view: "content", file, path: [] }, titleOf(file)))}</ul>
          </section>
        ))}
      </details>
    </nav>
  );
}
