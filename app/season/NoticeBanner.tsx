import { buildDay } from "virtual:build-day";
import { Link } from "react-router";
import { inOrder } from "#app/ui/in-order.tsx";
import { notices, noticesLabel } from "#content/calendar.yaml";
import { isOver } from "#shared/calendar.ts";
import css from "./NoticeBanner.module.css";
import { shownWithin } from "./shown-within.ts";
import { useResortDay } from "./useResortDay.ts";

const coming = (notices ?? []).filter((notice) => !isOver(notice, buildDay));

/** What the resort has to say these days, above the header of every page. */
export function NoticeBanner() {
  const day = useResortDay();
  return (
    <section className={css.banner} aria-label={noticesLabel}>
      {inOrder(coming, ({ text, link, from, until }) => (
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
