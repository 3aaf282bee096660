import { beforeEach, expect, test, vi } from "vitest";
import { FakeStorage } from "../../tests/fake-storage.ts";
import {
  forgetInquiry,
  keepInquiry,
  keptInquiries,
  keptInquiry,
  type SavedInquiry,
} from "./saved-inquiry.ts";

const now = Date.UTC(2026, 5, 1);
const dayMs = 24 * 60 * 60_000;

function savedAt(savedAt: number, slot = "a"): SavedInquiry {
  const words = { name: "Asha", email: "asha@example.com", message: "" };
  return {
    ...words,
    slot,
    id: `id-of-${slot}`,
    website: "",
    elapsedMs: 1,
    savedAt,
    tries: 0,
    triedAt: 0,
    silentForMs: 0,
  };
}

beforeEach(() => {
  vi.stubGlobal("localStorage", new FakeStorage());
});

test("what is kept comes back, the newest first, beside what others keep", () => {
  localStorage.setItem("motion", "paused");
  expect(keepInquiry(savedAt(now - 1000, "a"))).toBe(true);
  keepInquiry(savedAt(now, "b"));
  expect(keptInquiries(now).map(({ slot }) => slot)).toEqual(["b", "a"]);
  expect(keptInquiry("a", now)).toEqual(savedAt(now - 1000, "a"));
});

test.each([
  ["after 7 days", 7 * dayMs],
  ["when the clock was set back by as much", -7 * dayMs],
])("it is forgotten %s", (_, ageMs) => {
  keepInquiry(savedAt(now - ageMs * 0.99, "young"));
  keepInquiry(savedAt(now - ageMs, "old"));
  expect(keptInquiries(now).map(({ slot }) => slot)).toEqual(["young"]);
  expect(localStorage.getItem("inquiry:old")).toBeNull();
});

test.each(["", "sent", "null", "[]", "{}", '{"id":"a","name":"A","email":"a@b.c","message":7}'])(
  "what we have not written is removed: %s",
  (text) => {
    localStorage.setItem("inquiry:x", text);
    expect(keptInquiries(now)).toEqual([]);
    expect(localStorage.getItem("inquiry:x")).toBeNull();
  },
);

test("what is sent or discarded is gone", () => {
  keepInquiry(savedAt(now));
  forgetInquiry("a", "sent");
  expect(keptInquiry("a", now)).toBeUndefined();
  expect(keptInquiries(now)).toEqual([]);
});

test("a browser that keeps nothing says so, and nothing breaks", () => {
  vi.stubGlobal("localStorage", undefined);
  expect(keepInquiry(savedAt(now))).toBe(false);
  expect(keptInquiries(now)).toEqual([]);
  expect(keptInquiry("a", now)).toBeUndefined();
  expect(() => forgetInquiry("a", "discarded")).not.toThrow();
});
