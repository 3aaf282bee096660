/**
 * Lays out what app/styles/base.css leaves for later, one section in each idle moment, so that no estimate is left when
 * the guest gets there. Returns how to stop.
 */
export function layOutLaterSections(): () => void {
  const waiting = [...document.querySelectorAll<HTMLElement>(".later")];
  // Safari has no requestIdleCallback.
  const soon = window.requestIdleCallback ?? setTimeout;
  let hasStopped = false;
  const next = () => {
    const section = waiting.shift();
    if (hasStopped || !section) return;
    section.style.contentVisibility = "visible";
    soon(next);
  };
  soon(next);
  return () => {
    hasStopped = true;
  };
}
