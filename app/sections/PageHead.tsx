import type { ComponentProps, ReactNode } from "react";
import { href } from "#app/href.ts";
import words from "#words/site.json" with { type: "json" };
import css from "./PageHead.module.css";
import { PageMeta } from "./PageMeta.tsx";

/** The opening of an inner page. `tag` hangs from the header's line; `children` stand beside the words by their `--in`. */
export function PageHead({
  heading,
  crumb,
  lead,
  ground = "paper",
  tag,
  note,
  children,
  ...meta
}: ComponentProps<typeof PageMeta> & {
  heading: string;
  crumb: string;
  lead: string;
  ground?: "paper" | "mist" | "alpenglow";
  tag?: ReactNode;
  note?: ReactNode;
  children?: ReactNode;
}) {
  const shape = children ? "half" : tag || note ? "" : css.low;
  return (
    <div className={`${css.head} ${ground}`}>
      <PageMeta {...meta} />
      <div className="wrap twelve">
        <div className={`${css.words} ${shape}`}>
          <h1 className="display">{heading}</h1>
          <nav className="taps" aria-label={words.breadcrumb}>
            <ol className={`cluster small ${css.crumbs}`}>
              <li>
                <a href={href("/")}>{words.pages.home}</a>
              </li>
              <li aria-current="page">{crumb}</li>
            </ol>
          </nav>
          <p className="lead">{lead}</p>
          {tag && <p className={`note ${css.tag}`}>{tag}</p>}
          {note}
        </div>
        {children}
      </div>
    </div>
  );
}
