import { useEffect, useRef } from "react";

/** The title of the form or view. Takes the focus when it appears, for keyboards and screen readers. */
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
