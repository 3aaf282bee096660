/** Loads the interactive map when the drawing comes near the window and the page has nothing else to do. */
export function startWhenNear(host: HTMLElement): () => void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      // Safari has no requestIdleCallback.
      (window.requestIdleCallback ?? setTimeout)(() =>
        import("./start-map.ts").then((map) => map.startMap(host)),
      );
    },
    { rootMargin: "400px" },
  );
  observer.observe(host);
  return () => observer.disconnect();
}
