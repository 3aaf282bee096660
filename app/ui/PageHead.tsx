import type { ReactNode } from "react";
import "../styles/tokens-inner.css";
import { Breadcrumb } from "./Breadcrumb.tsx";
import css from "./PageHead.module.css";

/**
 * The opening of an inner page: title, breadcrumb and lead. `children` stand beside them in wide windows, `note` below
 * them.
 */
export function PageHead({
  heading,
  crumb,
  lead,
  ground = "paper",
  note,
  children,
}: {
  heading: string;
  crumb: string;
  lead: string;
  ground?: "paper" | "mist" | "alpenglow";
  note?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className={`${css.head} ${ground}`}>
      <div className="wrap">
        <h1>{heading}</h1>
        <Breadcrumb current={crumb} />
        <p className={`lead ${css.lead}`}>{lead}</p>
        {note}
      </div>
      {children}
    </div>
  );
}
