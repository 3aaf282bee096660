import { useRef, useState } from "react";
import { titleOf } from "../labels.ts";
import { addressOf, type Place, viewTitles } from "./address.ts";
import type { Language } from "./api.ts";
import { useEditor } from "./editor-context.ts";
import { countUnfinished } from "./form/SaveLine.tsx";
import { groupSubjects } from "./subjects.ts";
import { useNewInquiries } from "./views/useNewInquiries.ts";

const isWide = () => matchMedia("(min-width: 64rem)").matches;

/** Links to every form and view. On small windows it folds; on wide ones the stylesheet keeps it open. */
export function Navigation(props: {
  place: Place;
  launchCount: number | undefined;
  /** Fields of the launch list whose words are not saved. */
  waitingCount: number;
  languages: readonly Language[] | undefined;
}) {
  const { place, launchCount, waitingCount, languages = [] } = props;
  const { subjects } = useEditor();
  const fold = useRef<HTMLDetailsElement>(null);
  const [isOpenAtFirst] = useState(isWide);
  const isMissing = place.view === "languages" && languages.some(({ path }) => path === place.name);
  const here = addressOf(
    place.view === "content"
      ? { ...place, path: [], edition: "" }
      : { ...place, name: isMissing ? place.name : "", edition: "" },
  );
  const unfinishedIn = (files: readonly string[], more = 0) => {
    const found = subjects.filter(({ file }) => files.includes(file)).map(countUnfinished);
    const count = found.reduce((sum, each) => sum + each, more);
    return count > 0 ? `${count} not finished` : undefined;
  };
  const all = unfinishedIn(
    subjects.map(({ file }) => file),
    waitingCount,
  );
  const marks = {
    publish: all,
    launch: launchCount,
    inquiries: useNewInquiries(),
    settings: undefined,
    pictures: unfinishedIn(["pictures.yaml"]),
    languages: undefined,
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
          {languages
            .filter(({ missing }) => missing.length > 0)
            .map(({ path, name, missing }) =>
              link({ view: "languages", name: path }, `Still missing in ${name}:`, missing.length),
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
