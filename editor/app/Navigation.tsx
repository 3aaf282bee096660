import { useRef, useState } from "react";
import { titleOf } from "../labels.ts";
import type { Subject } from "../server/editor-routes.ts";
import { addressOf, type Place, viewTitles } from "./address.ts";
import { countUnfinished } from "./form/SaveLine.tsx";
import { groupSubjects } from "./subjects.ts";
import { useNewInquiries } from "./views/useNewInquiries.ts";

const isWide = () => matchMedia("(min-width: 64rem)").matches;

/** Links to every form and view. On small windows it folds; on wide ones the stylesheet keeps it open. */
export function Navigation(props: {
  subjects: readonly Subject[];
  place: Place;
  launchCount: number | undefined;
}) {
  const { subjects, place, launchCount } = props;
  const fold = useRef<HTMLDetailsElement>(null);
  const [isOpenAtFirst] = useState(isWide);
  const here = addressOf(place.view === "content" ? { ...place, path: [] } : { ...place, name: "" });
  const unfinishedIn = (files: readonly string[]) => {
    const found = subjects.filter(({ file }) => files.includes(file)).map(countUnfinished);
    const count = found.reduce((sum, each) => sum + each, 0);
    return count > 0 ? `${count} not finished` : undefined;
  };
  const all = unfinishedIn(subjects.map(({ file }) => file));
  const marks = {
    publish: all,
    launch: launchCount,
    inquiries: useNewInquiries(),
    settings: undefined,
    pictures: unfinishedIn(["pictures.yaml"]),
  };
  const link = (to: Place, name: string, mark?: string | number) => (
    <li key={addressOf(to)}>
      <a
        href={addressOf(to)}
        onClick={() => isWide() || fold.current?.removeAttribute("open")}
        aria-current={addressOf(to) === here ? "page" : undefined}
      >
        {name}
        {mark !== undefined && <span className="count">{mark}</span>}
      </a>
    </li>
  );
  return (
    <nav className="navigation dark" aria-label="What to edit">
      <details ref={fold} open={isOpenAtFirst}>
        <summary>All there is to edit</summary>
        <ul className="tasks">
          {(Object.keys(viewTitles) as (keyof typeof viewTitles)[]).map((view) =>
            link({ view, name: "" }, viewTitles[view], marks[view]),
          )}
        </ul>
        {groupSubjects(subjects).map(({ title, files }) => (
          <section key={title}>
            <h2>{title}</h2>
            <ul>
              {files.map((file) =>
                link({ view: "content", file, path: [] }, titleOf(file), unfinishedIn([file])),
              )}
            </ul>
          </section>
        ))}
      </details>
    </nav>
  );
}
