import { afterEach, expect, test, vi } from "vitest";
import { keepWords, keptKeys, keptWords } from "./kept-words.ts";

afterEach(() => vi.unstubAllGlobals());

/** A browser's storage, which may be full. */
function browser(isFull = () => false) {
  const items: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => items[key] ?? null,
    setItem(key: string, words: string) {
      if (isFull()) throw new DOMException("", "QuotaExceededError");
      items[key] = words;
    },
    removeItem: (key: string) => Reflect.deleteProperty(items, key),
  };
  for (const [name, value] of Object.entries(methods)) Object.defineProperty(items, name, { value });
  vi.stubGlobal("localStorage", items);
}

test("words are kept in the browser until the server has them", () => {
  browser();
  keepWords("launch email", "stay");
  expect(keptWords("launch email")).toBe("stay");
  expect(keptKeys("launch ")).toEqual(["launch email"]);
  keepWords("launch email", undefined);
  expect(keptWords("launch email")).toBeUndefined();
  expect(keptKeys("launch ")).toEqual([]);
});

test("a full storage does not bring older words back", () => {
  let isFull = false;
  browser(() => isFull);
  keepWords("note", "Offered");
  isFull = true;
  keepWords("note", "Offered the 3rd");
  expect(keptWords("note")).toBe("Offered the 3rd");
  keepWords("note", undefined);
  expect(keptWords("note")).toBeUndefined();
});

test("without storage, words last as long as the tab", () => {
  vi.stubGlobal("localStorage", undefined);
  Object.defineProperty(globalThis, "localStorage", {
    configurable: true,
    get() {
      throw new DOMException("", "SecurityError");
    },
  });
  keepWords("note", "Offered");
  expect(keptWords("note")).toBe("Offered");
  expect(keptKeys("note")).toEqual([]);
});
