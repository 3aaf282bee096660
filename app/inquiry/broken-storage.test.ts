import fc from "fast-check";
import { expect, test, vi } from "vitest";
import type { InquiryFields } from "#shared/inquiry.ts";

// While a tab is open, the guest's text is shown, saved and sent, whatever happens to the storage.

const emptyFields: InquiryFields = { name: "", email: "", message: "" };
const minuteMs = 60_000;

type Access = "works" | "is full" | "cannot be changed" | "is forbidden";

/** A browser storage that can break at any time. */
class BreakableStorage {
  access: Access = "works";
  #entries = new Map<string, string>();
  getItem(key: string) {
    if (this.access === "is forbidden") throw new DOMException("", "SecurityError");
    return this.#entries.get(key) ?? null;
  }
  setItem(key: string, value: string) {
    if (this.access !== "works") throw new DOMException("", "QuotaExceededError");
    this.#entries.set(key, value);
  }
  removeItem(key: string) {
    if (this.access === "cannot be changed" || this.access === "is forbidden") throw new DOMException();
    this.#entries.delete(key);
  }
  /** Changes all entries, as another tab, an extension or the guest can, even if this tab has no access. */
  damage(value: string | undefined) {
    for (const key of [...this.#entries.keys(), "inquiry", "inquiry-outcome", "form"])
      if (value === undefined) this.#entries.delete(key);
      else this.#entries.set(key, value);
  }
}

/** Opens a page with a form, with a fake clock and a fake service. */
async function openTab(stored?: string) {
  vi.resetModules();
  vi.useFakeTimers({ now: Date.UTC(2026, 5, 1) });
  const storages = { local: new BreakableStorage(), session: new BreakableStorage() };
  if (stored !== undefined) for (const storage of Object.values(storages)) storage.damage(stored);
  const page = new EventTarget();
  const posted: string[] = [];
  const alert = vi.fn();
  const service = { isAway: true, refuses: false };
  vi.stubGlobal("localStorage", storages.local);
  vi.stubGlobal("sessionStorage", storages.session);
  vi.stubGlobal("document", Object.assign(new EventTarget(), { hidden: false }));
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("alert", alert);
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
    posted.push(JSON.parse(body).template_params.inquiry_id);
    if (service.isAway) throw new TypeError("Failed to fetch");
    return service.refuses ? new Response("", { status: 413 }) : new Response("OK");
  });
  const { resumeSavedInquiry } = await import("./resume.ts");
  const { inquiryStore: store } = await import("./inquiry-store.ts");
  const { isInThisTab } = await import("./saved-inquiry.ts");
  resumeSavedInquiry();

  let form = emptyFields;
  let shown: InquiryFields | undefined;
  const showState = () => {
    const { fields } = store.state();
    if (!fields || fields === shown) return;
    shown = fields;
    form = fields;
  };
  /** Does what InquiryForm.tsx does. */
  const showForm = () => {
    form = emptyFields;
    const leave = store.subscribe(showState);
    store.restore(form);
    return leave;
  };
  let leaveForm = showForm();

  return {
    storages,
    service,
    posted,
    alert,
    form: () => form,
    notice: () => store.state().notice,
    isInThisTab,
    type(words: InquiryFields) {
      form = words;
      store.saveDraft(words);
    },
    submit: () => store.submit({ ...form, website: "" }),
    /** Goes to another page of the site and back, without a page load. */
    goAndReturn() {
      leaveForm();
      leaveForm = showForm();
    },
    /** The storage event comes later, as in browsers. */
    damage(which: keyof typeof storages, value: string | undefined) {
      storages[which].damage(value);
      if (which === "local") setTimeout(() => page.dispatchEvent(new Event("storage")));
    },
    networkReturns: () => page.dispatchEvent(new Event("online")),
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
  };
}

type Tab = Awaited<ReturnType<typeof openTab>>;

const which = fc.constantFrom<keyof Tab["storages"]>("local", "session");
const access = fc.constantFrom<Access>("works", "is full", "cannot be changed", "is forbidden");
const garbage = fc.constantFrom(
  undefined,
  "",
  "{",
  "null",
  "7",
  "[]",
  '"sent"',
  "{}",
  '{"id":1}',
  '{"words":"x"}',
);
/** What can happen to a tab. The strings describe a counterexample. */
const event = fc.oneof(
  fc.record({ storage: which, access }),
  fc.record({ storage: which, holds: garbage }),
  fc.constant("goes to another page and back" as const),
  fc.constant("the network returns" as const),
  fc.nat(20_000).map((passesMs) => ({ passesMs })),
);
type TabEvent = typeof event extends fc.Arbitrary<infer Value> ? Value : never;

async function applyEvent(tab: Tab, event: TabEvent) {
  if (event === "goes to another page and back") tab.goAndReturn();
  else if (event === "the network returns") tab.networkReturns();
  else if ("passesMs" in event) await tab.pass(event.passesMs);
  else if ("access" in event) tab.storages[event.storage].access = event.access;
  else tab.damage(event.storage, event.holds);
  await tab.pass(0);
}

const words = { name: "Asha", email: "asha@example.com", message: "We are four." };

async function inTab(use: (tab: Tab) => Promise<void>, held?: string) {
  const tab = await openTab(held);
  try {
    await use(tab);
  } finally {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  }
}

test("typed text stays in the form", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event), (events) =>
      inTab(async (tab) => {
        tab.type(words);
        for (const what of events) {
          await applyEvent(tab, what);
          expect(tab.form()).toEqual(words);
        }
      }),
    ),
    { numRuns: 30 },
  );
});

test("a submitted inquiry is shown and retried until it is sent, exactly once", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event), fc.array(event), (before, after) =>
      inTab(async (tab) => {
        for (const what of before) await applyEvent(tab, what);
        tab.type(words);
        tab.submit();
        await tab.pass(0);
        for (const what of after) {
          await applyEvent(tab, what);
          expect(tab.form()).toEqual(words);
          const notice = tab.notice();
          expect(notice?.status).toMatch(/^(sending|unsent)$/);
          expect(notice && tab.isInThisTab(notice.inquiry)).toBe(true);
        }
        tab.service.isAway = false;
        await tab.pass(minuteMs);
        expect(tab.alert).toHaveBeenCalledOnce();
        expect(new Set(tab.posted).size).toBe(1);
        expect(tab.form()).toEqual(emptyFields);
        // It is not sent a second time.
        const count = tab.posted.length;
        tab.goAndReturn();
        tab.networkReturns();
        await tab.pass(minuteMs);
        expect(tab.form()).toEqual(emptyFields);
        expect(tab.posted).toHaveLength(count);
      }),
    ),
    { numRuns: 30 },
  );
});

test.each(['{"words":{"name":7}}', '{"name":7,"id":"x"}', '{"words":7,"own":7}', "[]", "null", "{"])(
  "a page opens with an empty form although the storage holds %s",
  (held) =>
    inTab(async (tab) => {
      expect(tab.form()).toEqual(emptyFields);
      expect(tab.notice()).toBeUndefined();
    }, held),
);

test("a refused inquiry waits for the guest, even if the storage has become full", () =>
  inTab(async (tab) => {
    tab.type(words);
    tab.submit();
    await tab.pass(0);
    tab.storages.local.access = "is full";
    tab.service.isAway = false;
    tab.service.refuses = true;
    await tab.pass(minuteMs);
    expect(tab.posted).toHaveLength(2);
    expect(tab.notice()).toMatchObject({ status: "unsent", inquiry: { refusal: "message" } });
  }));

test("another guest's inquiry on the device is never overwritten", async () => {
  await inTab(async (tab) => {
    tab.storages.local.access = "is full";
    tab.type(words);
    tab.submit();
    await tab.pass(0);
    tab.storages.local.access = "works";
    const saved = { ...words, name: "Bina", id: "other", savedAt: Date.now(), nextTryAt: 0 };
    tab.storages.local.setItem("inquiry", JSON.stringify(saved));
    await tab.pass(minuteMs);
    expect(JSON.parse(tab.storages.local.getItem("inquiry") ?? "")).toMatchObject({
      id: "other",
      name: "Bina",
    });
    tab.service.isAway = false;
    await tab.pass(2 * minuteMs);
    expect(new Set(tab.posted).size).toBe(2);
    expect(tab.posted.at(-1)).toBe("other");
  });
});
