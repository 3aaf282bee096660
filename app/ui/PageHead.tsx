import type { ReactNode } from "react";
import { Breadcrumb } from "./Breadcrumb.tsx";
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
        <Breadcrumb current={crumb} className={css.crumbs} />
        <p className={`lead ${css.lead}`}>{lead}</p>
        {children}
      </div>
    </div>
  );
}
