import { useEffect, useRef } from "react";

/** What is being edited. It takes the focus when it appears, so that the keyboard and a screen reader arrive there, too. */
export function Heading({ title }: { title: string }) {
  const place = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · Edit the site`;
    place.current?.focus();
    place.current?.closest("main")?.scrollTo(0, 0);
    scrollTo(0, 0);
  }, [title]);
  return (
    <h1 id="heading" ref={place} tabIndex={-1}>
      {title}
    </h1>
  );
}
