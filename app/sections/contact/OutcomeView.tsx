import type { ReactNode } from "react";
import { href, Link } from "react-router";
import { contactPage } from "#content/pages/contact.ts";
import css from "./OutcomeView.module.css";

/** What a form posted without script ends in: words on the left, and what hangs from the header's line on the right. */
export function OutcomeView({
  heading,
  crumb,
  hanging,
  children,
}: {
  heading: string;
  crumb: string;
  hanging: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="mist">
      <div className={`wrap ${css.outcome}`}>
        <div className={css.words}>
          <h1>{heading}</h1>
          <nav className={css.crumbs} aria-label="Breadcrumb">
            <ol>
              <li>
                <Link to={href("/")}>Home</Link>
              </li>
              <li>
                <Link to={href("/Contact")}>{contactPage.crumb}</Link>
              </li>
              <li aria-current="page">{crumb}</li>
            </ol>
          </nav>
          {children}
        </div>
        <div className={css.hanging}>{hanging}</div>
      </div>
    </div>
  );
}
