import type { ReactNode } from "react";
import { Breadcrumb } from "./Breadcrumb.tsx";
import css from "./PageHead.module.css";

/** From this many letters on a title is set smaller, so that it stays clear of the berry that hangs from the menu. */
const longTitleLetters = 12;

/**
 * The opening of an inner page: the title hangs from the header's line, the breadcrumb below it. `children` stand
 * beside it where there is room, `note` below it; `leavesRoom` keeps that room for what rises from below.
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
  const classes = [
    css.head,
    heading.length >= longTitleLetters && css.long,
    (children || leavesRoom) && css.narrow,
    ground !== "paper" && ground,
  ];
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
