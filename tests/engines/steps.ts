import { expect } from "vitest";
import { tooFastMs } from "#service/routes/parse-inquiry.ts";
import { pagePaths } from "#shared/pages.ts";
import inquiry from "#words/inquiry.json" with { type: "json" };
import { content } from "../site/content.ts";
import { type Browser, until } from "./drive.ts";
import type { Site } from "./serve.ts";

const { popup } = content.home;

/** What a guest does on a page, in any engine. `narrow` steps run only at a phone's width. */
export const steps: readonly {
  name: string;
  at: string;
  narrow?: boolean;
  run: (browser: Browser, site: Site) => Promise<void>;
}[] = [
  ...Object.values(pagePaths).map((at) => ({ name: `${at} comes whole`, at, run: comesWhole })),
  { name: "the menu opens, closes and leads on", at: "/AboutUs", narrow: true, run: followMenu },
  { name: "the popup is open, and closes by its X", at: "/", run: closePopup },
  { name: "a package's details open, hold the page and close", at: "/Packages", run: openDetails },
  { name: "the film plays", at: "/AboutUs", run: playFilm },
  { name: "an inquiry arrives", at: "/Contact", run: sendInquiry },
  { name: "a page read once stays without a network", at: "/Dining", narrow: true, run: readOffline },
];

async function comesWhole(browser: Browser) {
  const excessWidth = await browser.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(excessWidth).toBeLessThanOrEqual(0);
  const broken = await until("all pictures", () =>
    browser.evaluate(async () => {
      const shown = ([...document.querySelectorAll("main img")] as HTMLImageElement[]).filter((one) =>
        one.checkVisibility(),
      );
      const waitingFor = shown.find((one) => !one.complete);
      waitingFor?.scrollIntoView({ block: "center", behavior: "instant" });
      if (waitingFor) return null;
      // A loaded file may not be decoded yet; only decode() shows whether it is broken.
      const decoded = await Promise.allSettled(shown.map((one) => one.decode()));
      const isModern = (one: HTMLImageElement) =>
        !one.closest("picture") || /\.(avif|webp)$/.test(one.currentSrc);
      return shown
        .filter((one, index) => decoded[index]?.status === "rejected" || !isModern(one))
        .map((one) => one.currentSrc);
    }),
  );
  expect(broken, "broken, or neither AVIF nor WebP").toEqual([]);
}

async function followMenu(browser: Browser) {
  const menu = `${content.site.name} menu`;
  await click(browser, "button", menu);
  await find(browser, "link", "Dining");
  await press(browser, keys.Escape);
  await gone(browser, "link", "Offers");
  await click(browser, "button", menu);
  await click(browser, "link", "Dining");
  await until("Dining", () => browser.evaluate(() => location.pathname === "/Dining"));
  await find(browser, "heading", "Dining");
}

async function closePopup(browser: Browser) {
  await find(browser, "heading", popup.title);
  await click(browser, "button", "Close");
  await gone(browser, "heading", popup.title);
}

async function openDetails(browser: Browser) {
  await click(browser, "button", "MORE DETAILS");
  await find(browser, "button", "Close details");
  const overflows = await browser.evaluate(() =>
    [document.documentElement, document.body].map((one) => getComputedStyle(one).overflowY),
  );
  expect(overflows.join(), "the page behind does not scroll").toMatch(/hidden|clip/);
  await click(browser, "button", "Close details");
  await gone(browser, "button", "Close details");
  await click(browser, "button", "MORE DETAILS");
  await find(browser, "button", "Close details");
  await clickAt(browser, { x: 2, y: 2 });
  await gone(browser, "button", "Close details");
  const focused = await browser.evaluate(() => document.activeElement?.textContent ?? "");
  expect(focused).toContain("MORE DETAILS");
}

async function playFilm(browser: Browser) {
  await until("the film to play", () =>
    browser.evaluate(() => {
      const film = document.querySelector("main video") as HTMLVideoElement;
      return !film.paused && film.currentTime > 0.2;
    }),
  );
}

async function sendInquiry(browser: Browser, site: Site) {
  const name = `Asha ${Date.now()}`;
  // A native one would stop the driver.
  await browser.evaluate(() => {
    const alerts: string[] = [];
    Object.assign(window, { alerts, alert: (text: string) => void alerts.push(text) });
  });
  // An inquiry that is sent within two seconds is held.
  await until("the time a guest needs", () =>
    browser.evaluate((tooFast) => performance.now() > tooFast, tooFastMs),
  );
  const typed = { Name: name, Email: "asha@example.com", Message: "We are four." };
  for (const [label, words] of Object.entries(typed)) {
    await click(browser, "textbox", label);
    await press(browser, ...words);
  }
  await click(browser, "button", "Submit");
  await until("the alert", () =>
    browser.evaluate(
      (success) => (window as Window & { alerts?: string[] }).alerts?.join() === success,
      inquiry.sent,
    ),
  );
  await until("the mail", () => site.mails().some((mail) => mail.includes(name)));
}

async function readOffline(browser: Browser, site: Site) {
  await until("the page to be kept", () =>
    browser.evaluate(async () => {
      const isKept = async (path: string) => (await caches.match(path, { cacheName: "pages" })) !== undefined;
      return (
        navigator.serviceWorker.controller !== null && (await isKept("/Dining")) && (await isKept("/Contact"))
      );
    }),
  );
  await site.stop();
  try {
    for (const path of ["/Dining", "/Contact"]) {
      await browser.evaluate(() => document.querySelector("h1")?.remove());
      await browser.open(site.address(path));
      await find(browser, "heading", path.slice(1));
    }
  } finally {
    await site.start();
  }
}

const keys = { Escape: "\uE00C", Shift: "\uE008" };

/** Opens an address and waits for hydration. */
export async function visit(browser: Browser, address: string) {
  await browser.open(address);
  await press(browser, keys.Shift);
  await until("the page's script", () => browser.evaluate(() => !("replayTap" in window)));
}

async function press(browser: Browser, ...typed: string[]) {
  const actions = typed.flatMap((value) => [
    { type: "keyDown", value },
    { type: "keyUp", value },
  ]);
  await browser.act({ type: "key", id: "keys", actions });
}

async function click(browser: Browser, role: Role, name: string) {
  await clickAt(browser, await find(browser, role, name));
}

async function clickAt(browser: Browser, at: Place) {
  const actions = [
    { type: "pointerMove", duration: 0, ...at },
    { type: "pointerDown", button: 0 },
    { type: "pointerUp", button: 0 },
  ];
  await browser.act({ type: "pointer", id: "mouse", actions });
}

function gone(browser: Browser, role: Role, name: string) {
  return until(`${role} ${name} to go`, async () => (await locate(browser, role, name)) === null);
}

type Place = { x: number; y: number };

type Role = "button" | "link" | "heading" | "textbox";

/** Waits until it stands still in two frames, however rare these are without a graphics card: a click would miss it. */
function find(browser: Browser, role: Role, name: string): Promise<Place> {
  let before: Place | null = null;
  return until(`${role} ${name}`, async () => {
    const last = before;
    await browser.evaluate(
      () =>
        new Promise<null>((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn(null)))),
    );
    before = await locate(browser, role, name);
    return before?.x === last?.x && before?.y === last?.y && before;
  });
}

/**
 * Scrolls the first visible element with this role and start of its name into view and returns its middle, or null if it is
 * not in the window.
 */
function locate(browser: Browser, role: Role, name: string): Promise<Place | null> {
  return browser.evaluate(
    (wantedRole, wantedName) => {
      const selectors: Record<string, string> = {
        button: "button, [role=button]",
        link: "a[href]",
        heading: "h1, h2, h3",
        textbox: "input, textarea",
      };
      const nameOf = (element: Element) =>
        element.getAttribute("aria-label") ??
        (element as HTMLInputElement).labels?.[0]?.textContent ??
        element.textContent;
      const found = [...document.querySelectorAll(selectors[wantedRole] ?? wantedRole)].find(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          !element.closest("[inert]") &&
          nameOf(element)?.trim().startsWith(wantedName),
      );
      if (!found) return null;
      found.scrollIntoView({ block: "center", behavior: "instant" });
      const { left, top, width, height } = found.getBoundingClientRect();
      const middle = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
      // The popup waits below the window before it rises.
      return middle.y < innerHeight ? middle : null;
    },
    role,
    name,
  );
}
