import { useEffect, useRef } from "react";
import { addressOf, type Place } from "./address.ts";
import { type SubjectGroup, titleOf } from "./subjects.ts";

const wideWindow = "(min-width: 64rem)";

interface Props {
  groups: SubjectGroup[];
  place: Place;
  launchCount: number | undefined;
}

/** All that can be edited or done. On small windows it folds. */
export function Navigation({ groups, place, launchCount }: Props) {
  const fold = useRef<HTMLDetailsElement>(null);
  const here = addressOf(place.view === "content" ? { ...place, path: [] } : place);
  useEffect(() => {
    const wide = matchMedia(wideWindow);
    const follow = () => {
      if (fold.current) fold.current.open = wide.matches;
    };
    follow();
    wide.addEventListener("change", follow);
    return () => wide.removeEventListener("change", follow);
  }, []);
  const close = () => {
    if (fold.current) fold.current.open = matchMedia(wideWindow).matches;
  };
  const link = (to: Place, name: string, count?: number) => {
    const address = addressOf(to);
    return (
      <li key={address}>
        <a
          href={address}
          onClick={close}
          aria-current={
            address === here || (to.view === place.view && to.view !== "content") ? "page" : undefined
          }
        >
          {name}
          {count !== undefined && <span className="count">{count}</span>}
        </a>
      </li>
    );
  };
  return (
    <nav className="navigation" aria-label="What to edit">
      <details ref={fold}>
        <summary>All there is to edit</summary>
        <ul className="tasks">
          {link({ view: "publish" }, "Publish")}
          {link({ view: "launch" }, "Before the launch", launchCount)}
          {link({ view: "inquiries", id: "" }, "Inquiries")}
          {link({ view: "pictures", name: "" }, "Pictures")}
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
