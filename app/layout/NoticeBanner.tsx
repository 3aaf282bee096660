import { useResortDay } from "#app/sections/resort-day.ts";
import type { notice as content } from "#content/site.yaml";
import { isWithin } from "#shared/calendar.ts";
import words from "#words/site.json" with { type: "json" };
import css from "./NoticeBanner.module.css";

export function NoticeBanner({ notice }: { notice: NonNullable<typeof content> }) {
  const { text, link } = notice;
  if (!isWithin(notice, useResortDay())) return null;
  return (
    <section className={`${css.notice} small alpenglow`} aria-label={words.notice}>
      <p className="wrap">
        {text} {link && <a href={link.target}>{link.label}</a>}
      </p>
    </section>
  );
}
