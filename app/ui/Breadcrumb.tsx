import { href, Link } from "react-router";
import { words } from "#words/site.ts";
import css from "./Breadcrumb.module.css";

/** The path from Home to the current page, through the pages `between`. */
export function Breadcrumb({
  between = [],
  current,
}: {
  between?: readonly { to: string; label: string }[];
  current: string;
}) {
  return (
    <nav className="taps" aria-label={words.breadcrumb}>
      <ol className={`cluster ${css.crumbs}`}>
        <li>
          <Link to={href("/")}>{words.pages.home}</Link>
        </li>
        {between.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
