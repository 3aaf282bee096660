import type { ComponentProps, ReactNode } from "react";
import { href } from "#app/href.ts";
import words from "#words/site.json" with { type: "json" };
import css from "./PageHead.module.css";
import { PageMeta } from "./PageMeta.tsx";

/**
 * The opening of an inner page: its title on a picture, or on paper. `aside` ends the line of the lead, `note` stands below
 * it. `children` stand beside the words by their `--in`, below a picture they begin in it.
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
  /** A picture or a film that fills the head. */
  background?: ReactNode;
  /** The background is half as high as the window. */
  isHalf?: boolean;
  /** Nothing follows: it fills the window. */
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
          <div className={`at-foot ${css.foot} ${children ? css.beforeChildren : ""}`}>
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
