import type { ComponentProps, ReactNode } from "react";
import { href } from "#app/href.ts";
import words from "#words/site.json" with { type: "json" };
import css from "./PageHead.module.css";
import { PageMeta } from "./PageMeta.tsx";

/**
 * The head of an inner page: its title on a picture or on a plain background. `aside` is beside the lead, and `note` below it.
 * `children` are beside the texts, in the columns that their `--in` names. After a picture they overlap its lower edge.
 */
export function PageHead({
  heading,
  crumb,
  lead,
  ground = "paper",
  background,
  isHalf = false,
  isAlone = false,
  aside,
  note,
  children,
  ...meta
}: ComponentProps<typeof PageMeta> & {
  heading: string;
  crumb: string;
  lead: string;
  ground?: "paper" | "mist";
  /** The picture or film that fills the head. */
  background?: ReactNode;
  /** Whether the background is half as high as the window. */
  isHalf?: boolean;
  /** Whether the head is the only content of the page. Then it fills the window. */
  isAlone?: boolean;
  aside?: ReactNode;
  note?: ReactNode;
  children?: ReactNode;
}) {
  const title = <h1 className="display">{heading}</h1>;
  const crumbs = (
    <nav className="taps" aria-label={words.breadcrumb}>
      <ol className={`cluster small ${css.crumbs}`}>
        <li>
          <a href={href("/")}>{words.pages.home}</a>
        </li>
        <li aria-current="page">{crumb}</li>
      </ol>
    </nav>
  );
  if (background)
    return (
      <>
        <div className={`dark picture-head ${isHalf ? css.half : css.tall}`}>
          <PageMeta {...meta} />
          <div className="fill no-print">{background}</div>
          <div className={`at-foot ${children ? css.beforeChildren : ""}`}>
            <div className={`wrap ${css.row}`}>
              <div className={`${css.shaded} ${children ? css.beside : ""}`}>
                {crumbs}
                {title}
                <p className="lead">{lead}</p>
                {note}
              </div>
              {aside}
            </div>
          </div>
        </div>
        {children && (
          <div className={ground}>
            <div className={`wrap twelve ${css.children}`}>{children}</div>
          </div>
        )}
      </>
    );
  return (
    <div className={`${ground} ${isAlone ? css.alone : ""}`}>
      <PageMeta {...meta} />
      <div className={`wrap twelve ${css.paper}`}>
        <div className={`${css.words} ${children ? "half" : ""}`}>
          {title}
          {crumbs}
          <p className="lead">{lead}</p>
          {aside}
          {note}
        </div>
        {children}
      </div>
    </div>
  );
}
