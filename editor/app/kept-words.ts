// What was typed and the server does not have yet, by key. The browser keeps it over a crash. A browser that forbids
// storage, or whose storage is full, keeps it until the tab closes.

const ofThisTab = new Map<string, string>();

export function keptWords(key: string): string | undefined {
  return ofThisTab.get(key) ?? storage()?.getItem(key) ?? undefined;
}

/** `undefined`: the server has the words now. */
export function keepWords(key: string, words: string | undefined): void {
  ofThisTab.delete(key);
  try {
    if (words === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, words);
  } catch {
    if (words !== undefined) ofThisTab.set(key, words);
  }
}

/** Also those of tabs that are gone. */
export function keptKeys(prefix: string): string[] {
  return Object.keys(storage() ?? {}).filter((key) => key.startsWith(prefix));
}

function storage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
