const storageKey = "places";
const places: Record<string, number> = read();

/** Remembers how far down the guest is on the page of one entry of the history. Returns how to stop. */
export function watchPlace(key: string): () => void {
  const remember = () => {
    places[key] = scrollY;
  };
  addEventListener("scroll", remember, { passive: true });
  addEventListener("pagehide", keep);
  return () => {
    removeEventListener("scroll", remember);
    removeEventListener("pagehide", keep);
  };
}

/** Goes to where the guest was on that page, or to its top. */
export function returnToPlace(key: string): void {
  scrollTo(0, places[key] ?? 0);
}

function keep() {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(places));
  } catch {
    // Without storage, the way back after a reload leads to the top.
  }
}

function read(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? "{}");
  } catch {
    return {};
  }
}
