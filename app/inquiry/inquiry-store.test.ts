import { beforeEach, expect, test, vi } from "vitest";
import type { SavedInquiry } from "./saved-inquiry.ts";

// A minimal browser with a fake clock. Real browsers are tested in tests/e2e/contact-waiting.spec.ts.

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const writtenAt = Date.UTC(2026, 5, 1);
const words = { name: "Asha", email: "asha@example.com", message: "", website: "" };
/** An inquiry as another page has saved it. */
function saved(savedAt: number) {
  const nextTryAt = savedAt + 2 * secondMs;
  return JSON.stringify({ ...words, id: "first", elapsedMs: 1, savedAt, tries: 0, nextTryAt });
}

let tries: number[];
/** The ids of posted inquiries. */
let posted: string[];
let page: EventTarget;
let view: EventTarget & { hidden: boolean };
let answer: (signal: AbortSignal) => Promise<Response>;
const delivered = vi.fn();
const rejects = () => Promise.reject(new TypeError("Failed to fetch"));
const acknowledges = () => Promise.resolve(new Response("OK"));
const neverAnswers = (signal: AbortSignal) =>
  new Promise<Response>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));

beforeEach(() => {
  vi.useFakeTimers({ now: writtenAt });
  tries = [];
  posted = [];
  page = new EventTarget();
  view = Object.assign(new EventTarget(), { hidden: false });
  delivered.mockReset();
  sessionStorage.clear();
  vi.stubGlobal("localStorage", sessionStorage);
  vi.stubGlobal("document", view);
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  vi.stubGlobal("alert", delivered);
  vi.stubGlobal("navigator", {});
  // Vitest's fake timers do not include it.
  vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
    const stop = new AbortController();
    setTimeout(() => stop.abort(), ms);
    return stop.signal;
  });
  vi.stubGlobal("fetch", (_: string, { signal, body }: { signal: AbortSignal; body: string }) => {
    posted.push(JSON.parse(body).template_params.inquiry_id);
    tries.push(Date.now() - writtenAt);
    return answer(signal);
  });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

/** Opens a new page with its own store. */
async function openPage() {
  vi.resetModules();
  const { resumeSavedInquiry } = await import("./resume.ts");
  const { inquiryStore } = await import("./inquiry-store.ts");
  resumeSavedInquiry();
  return inquiryStore;
}

/** Opens a new page and submits there. `toAnswer`: the service's response. */
async function submitOnNewPage(toAnswer: typeof answer) {
  answer = toAnswer;
  const store = await openPage();
  store.submit(words);
  return store;
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const inSeconds = (all: number[]) => all.map((ms) => ms / secondMs);

test("retries after 2 and 8 seconds, then with growing delays of less than a minute", async () => {
  await submitOnNewPage(rejects);
  await pass(4 * minuteMs);
  expect(inSeconds(tries)).toEqual([0, 2, 10, 25, 55, 95, 135, 175, 215]);
});

test("an attempt without an answer fails after 15 seconds, and the usual delay follows", async () => {
  const store = await submitOnNewPage(neverAnswers);
  await pass(15 * secondMs);
  expect(store.state().notice).toMatchObject({ status: "unsent", failure: "silent" });
  await pass(2 * secondMs);
  expect(inSeconds(tries)).toEqual([0, 17]);
});

test.each([
  ["refuses", rejects],
  ["does not answer", neverAnswers],
])("if the service %s, the inquiry is delivered within a minute of its return", async (_, nobody) => {
  // It may return between two attempts or during one.
  for (let moment = 0; moment < minuteMs; moment += 7 * secondMs) {
    delivered.mockReset();
    await submitOnNewPage(nobody);
    await pass(hourMs + moment);
    expect(delivered).not.toHaveBeenCalled();
    answer = acknowledges;
    await pass(minuteMs);
    expect(delivered).toHaveBeenCalledOnce();
  }
});

test("a hidden page keeps retrying; when the guest or the network returns, it retries immediately and resets the delays", async () => {
  await submitOnNewPage(rejects);
  view.hidden = true;
  view.dispatchEvent(new Event("visibilitychange"));
  page.dispatchEvent(new Event("pageshow"));
  await pass(hourMs);
  expect(tries.length).toBeGreaterThan(60);
  const returns = [
    () => page.dispatchEvent(new Event("online")),
    () => page.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })),
    () => {
      view.hidden = false;
      view.dispatchEvent(new Event("visibilitychange"));
    },
  ];
  for (const comeBack of returns) {
    tries = [];
    const from = Date.now() - writtenAt;
    comeBack();
    await pass(27 * secondMs);
    expect(inSeconds(tries.map((ms) => ms - from))).toEqual([0, 2, 10, 25]);
  }
});

test("if the network returns during an attempt, the next one follows immediately", async () => {
  await submitOnNewPage(neverAnswers);
  await pass(14 * secondMs);
  page.dispatchEvent(new Event("online"));
  answer = acknowledges;
  await pass(secondMs);
  expect(inSeconds(tries)).toEqual([0, 15]);
  expect(delivered).toHaveBeenCalledOnce();
});

test("a Retry-After is respected, even if the guest or the network returns, unless the guest submits again", async () => {
  const store = await submitOnNewPage(
    async () => new Response("", { status: 503, headers: { "Retry-After": "600" } }),
  );
  await pass(minuteMs);
  page.dispatchEvent(new Event("online"));
  await openPage();
  await pass(8 * minuteMs);
  expect(tries).toEqual([0]);
  store.submit(words);
  await pass(19 * minuteMs);
  expect(tries.map((ms) => Math.round(ms / minuteMs))).toEqual([0, 9, 19]);
});

/** What another tab can do with the pending inquiry. */
const inOtherTab = {
  send() {
    const { id } = JSON.parse(localStorage.getItem("inquiry") ?? "");
    localStorage.setItem("inquiry-outcome", JSON.stringify({ id, outcome: "sent" }));
    localStorage.removeItem("inquiry");
  },
  askToWait() {
    const inquiry = JSON.parse(localStorage.getItem("inquiry") ?? "");
    const nextTryAt = Date.now() + hourMs;
    localStorage.setItem("inquiry", JSON.stringify({ ...inquiry, nextTryAt, mustWait: true }));
  },
};

test.each([
  ["has sent is not sent again", inOtherTab.send],
  ["was asked to wait for is not tried", inOtherTab.askToWait],
])("what another tab %s, even if this tab gets the lock before the storage event", async (_, act) => {
  const request = (_name: string, _options: LockOptions, turn: () => Promise<void>) => turn();
  const query = async () => act();
  vi.stubGlobal("navigator", { locks: { request, query } });
  await submitOnNewPage(acknowledges);
  await pass(minuteMs);
  expect(tries).toEqual([]);
  expect(delivered).not.toHaveBeenCalled();
});

test.each([
  ["is missing", undefined],
  [
    "throws",
    () => {
      throw new TypeError("alert() is not supported.");
    },
  ],
])("if alert %s, the form still says that the inquiry was sent, and sends the next one", async (_, alert) => {
  vi.stubGlobal("alert", alert);
  vi.stubGlobal("reportError", () => {});
  const request = (_name: string, _options: LockOptions, turn: () => Promise<void>) => turn();
  vi.stubGlobal("navigator", { locks: { request, query: async () => {} } });
  const store = await submitOnNewPage(acknowledges);
  await pass(0);
  expect(store.state().notice?.status).toBe("sent");
  store.submit({ ...words, message: "We are five." });
  await pass(0);
  expect(store.state().notice?.status).toBe("sent");
  expect(tries).toHaveLength(2);
});

test("a guest who returns to the form sees that the inquiry is being sent, and then the result", async () => {
  let answerFirst = (_: Response) => {};
  const store = await submitOnNewPage(() => new Promise((resolve) => (answerFirst = resolve)));
  const leave = store.subscribe(() => {});
  leave();
  store.subscribe(() => {});
  store.restore({ name: "", email: "", message: "" });
  expect(store.state().notice?.status).toBe("sending");
  answerFirst(new Response("", { status: 503 }));
  await pass(0);
  expect(store.state().notice).toMatchObject({ status: "unsent", failure: "busy" });
});

test("a guest who returns to the form sees a failure that occurred meanwhile", async () => {
  let answerFirst = (_: Response) => {};
  const store = await submitOnNewPage(() => new Promise((resolve) => (answerFirst = resolve)));
  store.subscribe(() => {})();
  answerFirst(new Response("", { status: 503 }));
  await pass(0);
  store.subscribe(() => {});
  store.restore({ name: "", email: "", message: "" });
  expect(store.state().notice).toMatchObject({ status: "unsent", failure: "busy" });
});

test("a tab that is frozen while it has the lock blocks the others for 20 seconds", async () => {
  const request = (_: string, { signal }: { signal: AbortSignal }) => neverAnswers(signal);
  vi.stubGlobal("navigator", { locks: { request, query: async () => {} } });
  await submitOnNewPage(acknowledges);
  await pass(minuteMs);
  expect(inSeconds(tries)).toEqual([20]);
});

test("other pages leave the first attempt to the page with the form", async () => {
  answer = neverAnswers;
  await openPage();
  localStorage.setItem("inquiry", saved(writtenAt));
  page.dispatchEvent(new Event("storage"));
  await pass(secondMs);
  expect(tries).toEqual([]);
  // If that page is closed, this one continues.
  await pass(secondMs);
  expect(inSeconds(tries)).toEqual([2]);
});

test.each([
  ["the device has slept for an hour", hourMs],
  ["the clock was set back by five hours", -5 * hourMs],
])("after %s the inquiry is delivered within a minute", async (_, jumpMs) => {
  await submitOnNewPage(rejects);
  await pass(minuteMs);
  vi.setSystemTime(Date.now() + jumpMs);
  answer = acknowledges;
  await pass(minuteMs);
  expect(delivered).toHaveBeenCalledOnce();
});

test("submitting an edit during an attempt replaces the inquiry, and ignores the attempt's answer", async () => {
  let answerFirst = (_: Response) => {};
  const store = await submitOnNewPage(() => new Promise((resolve) => (answerFirst = resolve)));
  await pass(secondMs);
  answer = rejects;
  store.submit({ ...words, message: "We are five." });
  answerFirst(new Response("OK"));
  await pass(0);
  expect(delivered).not.toHaveBeenCalled();
  expect(localStorage.getItem("inquiry")).toContain("We are five.");
  answer = acknowledges;
  await pass(2 * secondMs);
  expect(delivered).toHaveBeenCalledOnce();
});

test("a refused inquiry that is submitted again unchanged gets a new id", async () => {
  const store = await submitOnNewPage(async () => new Response("Too long", { status: 400 }));
  await pass(minuteMs);
  expect(posted).toHaveLength(1);
  store.submit(words);
  await pass(minuteMs);
  expect(new Set(posted).size).toBe(2);
});

test.each([
  ["after 7 days", 7 * dayMs],
  ["when the clock was set back by as much", -7 * dayMs],
])("an inquiry is dropped %s", async (_, ageMs) => {
  answer = rejects;
  const store = await openPage();
  for (const share of [0.99, 1]) {
    localStorage.setItem("inquiry", saved(Date.now() - ageMs * share));
    store.restore(words);
    expect(store.state().notice?.status).toBe(share < 1 ? "unsent" : undefined);
  }
  expect(localStorage.getItem("inquiry")).toBeNull();
});

test("without storage, retries go on while the page is open", async () => {
  vi.stubGlobal("localStorage", undefined);
  vi.stubGlobal("sessionStorage", undefined);
  const store = await submitOnNewPage(rejects);
  await pass(3 * secondMs);
  const { isStored } = await import("./saved-inquiry.ts");
  expect(isStored(store.state().notice?.inquiry as SavedInquiry)).toBe(false);
  answer = acknowledges;
  page.dispatchEvent(new Event("online"));
  await pass(0);
  expect(inSeconds(tries)).toEqual([0, 2, 3]);
  expect(delivered).toHaveBeenCalledOnce();
});
