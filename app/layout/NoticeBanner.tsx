import { Link } from "react-router";
import { shownWithin, useResortDay } from "#app/season/resort-day.ts";
import { inOrder } from "#app/ui/in-order.tsx";
import { notices, noticesLabel } from "#content/calendar.yaml";
import css from "./NoticeBanner.module.css";
import bar from "./TopBar.module.css";

/** The resort's current notices, above the header of every page. */
export function NoticeBanner() {
  const day = useResortDay();
  return (
    <section className={`${bar.bar} ${css.notices} alpenglow`} aria-label={noticesLabel}>
      {inOrder(notices ?? [], ({ text, link, from, until }) => (
        <p className="wrap" {...shownWithin({ from, until }, day)}>
          {text} {link && <NoticeLink {...link} />}
        </p>
      ))}
    </section>
  );
}

function NoticeLink({ label, target }: { label: string; target: string }) {
  return target.startsWith("/") ? <Link to={target}>{label}</Link> : <a href={target}>{label}</a>;
}
