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

/** Scrolls to the remembered position of a history entry, or to the top. */
export function restoreScroll(key: string): void {
  scrollTo(0, positions[key] ?? 0);
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
