const storageKey = "places";
const positions: Record<string, number> = read();

/** Remembers the scroll position of one history entry. Returns a function that stops it. */
export function watchScroll(key: string): () => void {
  const remember = () => {
    positions[key] = scrollY;
  };
  addEventListener("scroll", remember, { passive: true });
  addEventListener("pagehide", keep);
  return () => {
    removeEventListener("scroll", remember);
    removeEventListener("pagehide", keep);
  };
}

/** Whether the browser itself has restored the position. */
export function isRestored(key: string): boolean {
  return positions[key] === scrollY;
}

/** Scrolls to the remembered position of a history entry, or to the top. */
export function restoreScroll(key: string): void {
  const top = positions[key] ?? 0;
  // While heights are estimated, another part of the page would be there.
  if (top > 0)
    for (const section of document.querySelectorAll<HTMLElement>(".below-fold"))
      section.style.contentVisibility = "visible";
  scrollTo(0, top);
}

function keep() {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(positions));
  } catch {
    // Without storage, going back after a reload leads to the top.
  }
}

function read(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? "{}");
  } catch {
    return {};
  }
}
