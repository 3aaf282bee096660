import type { ComponentProps, ReactNode } from "react";
import "../styles/tokens-inner.css";
import { Breadcrumb } from "#app/ui/Breadcrumb.tsx";
import css from "./PageHead.module.css";
import { PageMeta } from "./PageMeta.tsx";

/**
 * The opening of an inner page: title, breadcrumb and lead. `note` stands below them, `children` beside them in the same
 * twelve columns: each sets its own by `--in` (6 / -1: the other seven).
 */
export function PageHead({
  heading,
  crumb,
  lead,
  ground = "paper",
  note,
  children,
  ...meta
}: ComponentProps<typeof PageMeta> & {
  heading: string;
  crumb: string;
  lead: string;
  ground?: "paper" | "mist" | "alpenglow";
  note?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className={`${css.head} ${ground}`}>
      <PageMeta {...meta} />
      <div className="wrap twelve">
        <div className={`${css.words} ${children ? css.narrow : ""}`}>
          <h1>{heading}</h1>
          <Breadcrumb current={crumb} />
          <p className="lead">{lead}</p>
          {note}
        </div>
        {children}
      </div>
    </div>
  );
}
