import type { ReactNode } from "react";
import "../styles/tokens-inner.css";
import { Breadcrumb } from "./Breadcrumb.tsx";
import css from "./PageHead.module.css";

/**
 * The opening of an inner page: title, breadcrumb and lead. `children` stand beside them in wide windows, `note` below
 * them. `leavesRoom` keeps the place of `children` free for the section below.
 */
export function PageHead({
  heading,
  crumb,
  lead,
  ground = "paper",
  leavesRoom = false,
  note,
  children,
}: {
  heading: string;
  crumb: string;
  lead: string;
  ground?: "paper" | "mist" | "alpenglow";
  leavesRoom?: boolean;
  note?: ReactNode;
  children?: ReactNode;
}) {
  const classes = [css.head, (children || leavesRoom) && css.narrow, ground !== "paper" && ground];
  return (
    <div className={classes.filter(Boolean).join(" ")}>
      <div className="wrap">
        <h1>{heading}</h1>
        <Breadcrumb current={crumb} className={css.crumbs} />
        <p className={`lead ${css.lead}`}>{lead}</p>
        {note}
      </div>
      {children}
    </div>
  );
}
