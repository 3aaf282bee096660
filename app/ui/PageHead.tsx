import type { ReactNode } from "react";
import { href, Link } from "react-router";
import css from "./PageHead.module.css";

/** The opening of an inner page: the title hangs from the header's line, the breadcrumb below it. */
export function PageHead({
  heading,
  crumb,
  lead,
  ground = "paper",
  children,
}: {
  heading: string;
  crumb: string;
  lead: string;
  ground?: "paper" | "mist" | "alpenglow";
  children?: ReactNode;
}) {
  return (
    <div className={`${css.head} ${ground === "paper" ? "" : ground}`}>
      <div className="wrap">
        <h1>{heading}</h1>
        <nav className={css.crumbs} aria-label="Breadcrumb">
          <ol>
            <li>
              <Link to={href("/")}>Home</Link>
            </li>
            <li aria-current="page">{crumb}</li>
          </ol>
        </nav>
        <p className={`lead ${css.lead}`}>{lead}</p>
        {children}
      </div>
    </div>
  );
}
