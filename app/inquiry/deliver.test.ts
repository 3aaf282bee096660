import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeStorage } from "../../tests/fake-storage.ts";
import type { SavedInquiry } from "./saved-inquiry.ts";

// What deliver.ts sees of a browser, with a clock of ours; the real ones are in tests/e2e/contact-tries.spec.ts.

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;
const inquiry: SavedInquiry = {
  slot: "a",
  id: "first",
  name: "Asha",
  email: "asha@example.com",
  message: "",
  website: "",
  elapsedMs: 1,
  savedAt: Date.UTC(2026, 5, 1),
  tries: 1,
  triedAt: Date.UTC(2026, 5, 1),
  silentForMs: 0,
};

let tries: number[];
let page: EventTarget;
let view: EventTarget & { hidden: boolean };
let answer: (signal: AbortSignal) => Promise<Response>;
const delivered = vi.fn();
const refuses = () => Promise.reject(new TypeError("Failed to fetch"));
const acknowledges = () => Promise.resolve(new Response("OK"));
const isSilent = (signal: AbortSignal) =>
  new Promise<Response>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));

beforeEach(() => {
  vi.useFakeTimers({ now: inquiry.savedAt });
  vi.resetModules();
  tries = [];
  page = new EventTarget();
  delivered.mockReset();
  vi.stubGlobal("localStorage", new FakeStorage());
  vi.stubGlobal("sessionStorage", new FakeStorage());
  view = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal("document", view);
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("alert", delivered);
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("fetch", (_: string, { signal }: { signal: AbortSignal }) => {
    tries.push(Date.now() - inquiry.savedAt);
    return answer(signal);
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Each call is a page of its own, with the modules' memory of its own. */
async function openPage() {
  vi.resetModules();
  return import("./deliver.ts");
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test("is tried at once, after 2 and 8 seconds more, then with growing pauses of less than a minute", async () => {
  answer = refuses;
  (await openPage()).submitInquiry(inquiry);
  await pass(4 * minuteMs);
  expect(tries.map((ms) => ms / secondMs)).toEqual([0, 2, 10, 25, 55, 95, 135, 175, 215]);
});

test("a try that nobody answers is told after 15 seconds, and followed by the pause", async () => {
  answer = isSilent;
  const { submitInquiry, watchDeliveries } = await openPage();
  const news: string[] = [];
  watchDeliveries(({ is, failure }) => news.push(`${is}: ${failure}`));
  submitInquiry(inquiry);
  await pass(15 * secondMs);
  expect(news).toEqual(["waiting: silent"]);
  await pass(2 * secondMs);
  expect(tries).toEqual([0, 17 * secondMs]);
});

for (const [what, nobody] of [
  ["refuses", refuses],
  ["does not answer", isSilent],
] as const) {
  test.each([
    ["26 seconds", 26 * secondMs],
    ["5 minutes", 5 * minuteMs],
    ["an hour", hourMs],
  ])(`when the service ${what} for %s, it is delivered within a minute of its return`, async (_, awayMs) => {
    // Whatever the moment of its return, between two tries or in the middle of one.
    for (let moment = 0; moment < minuteMs; moment += 7 * secondMs) {
      localStorage.removeItem("inquiry:a");
      delivered.mockReset();
      answer = nobody;
      (await openPage()).submitInquiry({ ...inquiry, savedAt: Date.now() });
      await pass(awayMs + moment);
      expect(delivered).not.toHaveBeenCalled();
      answer = acknowledges;
      await pass(minuteMs);
      expect(delivered).toHaveBeenCalledOnce();
    }
  });
}

test("what another tab has sent is not sent again, even if this tab's turn comes before that news", async () => {
  const request = (_name: string, _options: LockOptions, turn: () => Promise<void>) => turn();
  const query = async () => localStorage.removeItem("inquiry:a");
  vi.stubGlobal("navigator", { locks: { request, query } });
  answer = acknowledges;
  (await openPage()).submitInquiry(inquiry);
  await pass(minuteMs);
  expect(tries).toEqual([]);
  expect(delivered).not.toHaveBeenCalled();
});

test.each(["online", "visibilitychange"])("%s tries at once, and begins the pauses anew", async (chance) => {
  answer = refuses;
  (await openPage()).submitInquiry(inquiry);
  view.hidden = chance === "visibilitychange";
  await pass(hourMs);
  // It continued while the page was hidden.
  expect(tries.length).toBeGreaterThan(60);
  tries = [];
  view.hidden = false;
  (chance === "online" ? page : view).dispatchEvent(new Event(chance));
  await pass(25 * secondMs);
  expect(tries.map((ms) => (ms - hourMs) / secondMs)).toEqual([0, 2, 10, 25]);
});

test("neither a page that goes to the back nor one that is shown for the first time is a reason", async () => {
  answer = refuses;
  (await openPage()).submitInquiry(inquiry);
  await pass(hourMs);
  const count = tries.length;
  page.dispatchEvent(new Event("pageshow"));
  view.hidden = true;
  view.dispatchEvent(new Event("visibilitychange"));
  await pass(0);
  expect(tries).toHaveLength(count);
  page.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  await pass(0);
  expect(tries).toHaveLength(count + 1);
});

test("the network's return in the middle of a try is used after it", async () => {
  answer = isSilent;
  (await openPage()).submitInquiry(inquiry);
  await pass(14 * secondMs);
  page.dispatchEvent(new Event("online"));
  answer = acknowledges;
  await pass(secondMs);
  expect(tries).toEqual([0, 15 * secondMs]);
  expect(delivered).toHaveBeenCalledOnce();
});

test("the silence that the service asked for is kept, whoever comes back; Submit alone breaks it", async () => {
  answer = async () => new Response("", { status: 503, headers: { "Retry-After": "600" } });
  const { submitInquiry } = await openPage();
  submitInquiry(inquiry);
  await pass(minuteMs);
  page.dispatchEvent(new Event("online"));
  (await openPage()).deliverWaiting(true);
  await pass(8 * minuteMs);
  expect(tries).toEqual([0]);
  submitInquiry(inquiry);
  await pass(0);
  expect(tries).toEqual([0, 9 * minuteMs]);
  await pass(10 * minuteMs);
  expect(tries.map((ms) => Math.round(ms / minuteMs))).toEqual([0, 9, 19]);
});

test("two pages keep one pace, and the second goes on alone", async () => {
  answer = refuses;
  (await openPage()).submitInquiry(inquiry);
  await pass(30 * secondMs);
  const second = await openPage();
  second.deliverWaiting(false);
  await pass(30 * secondMs);
  expect(new Set(tries).size).toBe(5);
  answer = acknowledges;
  await pass(minuteMs);
  expect(localStorage.getItem("inquiry:a")).toBeNull();
});

test("another page leaves the first try to the one that the guest wrote on", async () => {
  answer = isSilent;
  localStorage.setItem("inquiry:a", JSON.stringify(inquiry));
  (await openPage()).deliverWaiting(false);
  await pass(0);
  expect(tries).toEqual([]);
  (await openPage()).submitInquiry(inquiry);
  await pass(0);
  expect(tries).toEqual([0]);
});

test("after the device has slept for an hour it is delivered within a minute", async () => {
  answer = refuses;
  (await openPage()).submitInquiry(inquiry);
  await pass(minuteMs);
  vi.setSystemTime(Date.now() + hourMs);
  answer = acknowledges;
  await pass(minuteMs);
  expect(delivered).toHaveBeenCalledOnce();
});

test("a clock that was set back does not stop it", async () => {
  answer = refuses;
  (await openPage()).submitInquiry(inquiry);
  await pass(minuteMs);
  vi.setSystemTime(Date.now() - 5 * hourMs);
  answer = acknowledges;
  await pass(minuteMs);
  expect(delivered).toHaveBeenCalledOnce();
});

test("what a former version of this site has kept is sent", async () => {
  answer = acknowledges;
  const { tries: _, triedAt, silentForMs, ...former } = inquiry;
  localStorage.setItem("inquiry:a", JSON.stringify({ ...former, notBefore: 0 }));
  (await openPage()).deliverWaiting(false);
  await pass(0);
  expect(delivered).toHaveBeenCalledOnce();
});

test("an edit while a try is under way replaces it, and its answer does not count for the edit", async () => {
  answer = isSilent;
  const { submitInquiry } = await openPage();
  submitInquiry(inquiry);
  await pass(secondMs);
  let answerFirst = (_: Response) => {};
  answer = () => new Promise((resolve) => (answerFirst = resolve));
  await pass(15 * secondMs);
  answer = refuses;
  submitInquiry({ ...inquiry, id: "second", message: "We are five." });
  answerFirst(new Response("OK"));
  await pass(0);
  expect(delivered).not.toHaveBeenCalled();
  expect(localStorage.getItem("inquiry:a")).toContain("We are five.");
  answer = acknowledges;
  await pass(2 * secondMs);
  expect(delivered).toHaveBeenCalledOnce();
});
