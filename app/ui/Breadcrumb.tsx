import { href, Link } from "react-router";
import { words } from "#words/site.ts";
import css from "./Breadcrumb.module.css";

/** The path from Home to the current page. */
export function Breadcrumb({ current }: { current: string }) {
  return (
    <nav className="taps" aria-label={words.breadcrumb}>
      <ol className={`cluster ${css.crumbs}`}>
        <li>
          <Link to={href("/")}>{words.pages.home}</Link>
        </li>
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
