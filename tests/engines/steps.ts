import { tooFastMs } from "#service/routes/parse-inquiry.ts";
import { pagePaths } from "#shared/pages.ts";
import { words as contact } from "#words/contact.ts";
import { content } from "../site/content.ts";
import { type Browser, until } from "./drive.ts";
import type { Site } from "./serve.ts";

const { popup, testimonials } = content.home;

/** What a guest does, in any engine. `narrow` steps run only at a phone's width. */
export const steps: readonly {
  name: string;
  narrow?: boolean;
  run: (browser: Browser, site: Site) => Promise<void>;
}[] = [
  ...Object.values(pagePaths).map((path) => ({
    name: `${path} comes whole`,
    run: (browser: Browser, site: Site) => comesWhole(browser, site.address(path)),
  })),
  { name: "the menu opens, closes and leads on", narrow: true, run: followMenu },
  { name: "the popup is open, and closes by its X and by Escape", run: closePopup },
  { name: "testimonials turn by dot", run: turnTestimonials },
  { name: "a package's details open, hold the page and close", run: openDetails },
  { name: "the driver's card fills the screen and closes", run: showDriver },
  { name: "the map zooms and moves", run: moveMap },
  { name: "the film plays", run: playFilm },
  { name: "an inquiry arrives", run: sendInquiry },
  { name: "a page read once stays without a network", narrow: true, run: readOffline },
];

export const widths = [378, 1440];

async function comesWhole(browser: Browser, address: string) {
  await visit(browser, address);
  const wide = await browser.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  check((wide[0] ?? 0) <= (wide[1] ?? 0), `${wide[0]} px of page in ${wide[1]} px of window`);
  const broken = await until("all pictures", () =>
    browser.evaluate(async () => {
      const shown = ([...document.querySelectorAll("main img")] as HTMLImageElement[]).filter((one) =>
        one.checkVisibility(),
      );
      const waitingFor = shown.find((one) => !one.complete);
      waitingFor?.scrollIntoView({ block: "center", behavior: "instant" });
      if (waitingFor) return undefined;
      // A loaded file may not be decoded yet; only decode() shows whether it is broken.
      const decoded = await Promise.allSettled(shown.map((one) => one.decode()));
      const isModern = (one: HTMLImageElement) =>
        !one.closest("picture") || /\.(avif|webp)$/.test(one.currentSrc);
      return shown
        .filter((one, index) => decoded[index]?.status === "rejected" || !isModern(one))
        .map((one) => one.currentSrc);
    }),
  );
  check(broken.length === 0, `broken, or neither AVIF nor WebP: ${broken.join(", ")}`);
}

async function followMenu(browser: Browser, site: Site) {
  await visit(browser, site.address("/AboutUs"));
  await click(browser, "button", "Menu of");
  await find(browser, "link", "Dining");
  await press(browser, keys.Escape);
  await gone(browser, "link", "Offers");
  await click(browser, "button", "Menu of");
  await click(browser, "link", "Dining");
  await until("Dining", () => browser.evaluate(() => location.pathname === "/Dining" || undefined));
  await find(browser, "heading", "Dining");
}

async function closePopup(browser: Browser, site: Site) {
  for (const close of [() => click(browser, "button", "Close"), () => press(browser, keys.Escape)]) {
    await visit(browser, site.address("/"));
    await find(browser, "heading", popup.title);
    await close();
    await gone(browser, "heading", popup.title);
  }
}

async function turnTestimonials(browser: Browser, site: Site) {
  await visit(browser, site.address("/"));
  for (const position of [3, 4]) {
    await click(browser, "button", `Show testimonial ${position}`);
    await until(`testimonial ${position}`, () =>
      browser.evaluate((label) => {
        const slides = [...document.querySelectorAll<HTMLElement>('[aria-roledescription="slide"]')];
        const [shown, ...more] = slides.filter((one) => !one.inert);
        return (more.length === 0 && shown?.ariaLabel === label) || undefined;
      }, `${position} of ${testimonials.length}`),
    );
  }
}

async function openDetails(browser: Browser, site: Site) {
  await visit(browser, site.address("/Packages"));
  await click(browser, "button", "MORE DETAILS");
  await find(browser, "button", "Close details");
  const held = await browser.evaluate(() => ({
    isModal: document.querySelector("dialog:modal") !== null,
    overflows: [document.documentElement, document.body].map((one) => getComputedStyle(one).overflowY),
  }));
  check(held.isModal, "the details are not modal");
  check(
    held.overflows.some((one) => /hidden|clip/.test(one)),
    "the page behind still scrolls",
  );
  await click(browser, "button", "Close details");
  await gone(browser, "button", "Close details");
  const focused = await browser.evaluate(() => document.activeElement?.textContent ?? "");
  check(focused.includes("MORE DETAILS"), `the focus went to ${focused || "nothing"}`);
}

async function showDriver(browser: Browser, site: Site) {
  await visit(browser, site.address("/Contact"));
  await click(browser, "button", contact.driver.button);
  await find(browser, "button", contact.driver.close);
  const [height, wanted] = await browser.evaluate(() => [
    document.querySelector("dialog:modal")?.getBoundingClientRect().height,
    innerHeight,
  ]);
  check(height === wanted, `${height} px of ${wanted}`);
  await press(browser, keys.Escape);
  await gone(browser, "button", contact.driver.close);
}

async function moveMap(browser: Browser, site: Site) {
  await visit(browser, site.address("/AboutUs"));
  await find(browser, "image", "Map of");
  const { x, y } = await find(browser, "region", "Map of the region");
  const view = () =>
    browser.evaluate(() =>
      JSON.stringify(document.querySelector(".leaflet-image-layer")?.getBoundingClientRect()),
    );
  const moves = async (how: string, act: () => Promise<void>) => {
    const before = await view();
    await act();
    await until(`the map to move by ${how}`, async () => ((await view()) === before ? undefined : true));
  };
  await moves("button", () => click(browser, "button", "Zoom in"));
  await moves("pointer", () => drag(browser, { x, y: y + 10 }, { x: x + 60, y: y + 10 }));
}

async function playFilm(browser: Browser, site: Site) {
  await visit(browser, site.address("/AboutUs"));
  await until("the film to play", () =>
    browser.evaluate(() => {
      const film = document.querySelector("main video") as HTMLVideoElement;
      return (!film.paused && film.currentTime > 0.2) || undefined;
    }),
  );
}

async function sendInquiry(browser: Browser, site: Site) {
  const name = `Asha ${Date.now()}`;
  await visit(browser, site.address("/Contact"));
  // An inquiry that is sent within two seconds is held.
  await until("the time a guest needs", () =>
    browser.evaluate((tooFast) => performance.now() > tooFast || undefined, tooFastMs),
  );
  for (const [label, words] of [
    ["Name", name],
    ["Email", "asha@example.com"],
    ["Message", "We are four."],
  ] as const) {
    await click(browser, "textbox", label);
    await press(browser, ...words);
  }
  await click(browser, "button", "Submit");
  check((await browser.acceptAlert()).startsWith("Your inquiry has been sent"), "another alert");
  await until("the mail", () => site.mails().some((mail) => mail.includes(name)) || undefined);
}

async function readOffline(browser: Browser, site: Site) {
  await visit(browser, site.address("/Dining"));
  await until("the page to be kept", () =>
    browser.evaluate(async () => {
      const isKept = async (path: string) => (await caches.match(path, { cacheName: "pages" })) !== undefined;
      return (
        (navigator.serviceWorker.controller && (await isKept("/Dining")) && (await isKept("/Contact"))) ||
        undefined
      );
    }),
  );
  await site.stop();
  try {
    for (const path of ["/Dining", "/Contact"]) {
      await browser.evaluate(() => document.querySelector("h1")?.remove());
      // Firefox reports the worker's failed request although it shows the worker's page.
      await browser.open(site.address(path)).catch(() => {});
      await find(browser, "heading", path.slice(1));
    }
  } finally {
    await site.start();
  }
}

const keys = { Escape: "\uE00C", Shift: "\uE008" };

/** Opens an address and waits for hydration. */
async function visit(browser: Browser, address: string) {
  await browser.open(address);
  await press(browser, keys.Shift);
  await until("the page's script", () =>
    browser.evaluate(() => document.querySelector("#page-name[data-path]") !== null || undefined),
  );
}

async function press(browser: Browser, ...typed: string[]) {
  const actions = typed.flatMap((value) => [
    { type: "keyDown", value },
    { type: "keyUp", value },
  ]);
  await browser.act({ type: "key", id: "keys", actions });
}

async function click(browser: Browser, role: Role, name: string) {
  const at = await find(browser, role, name);
  await drag(browser, at, at);
}

function gone(browser: Browser, role: Role, name: string) {
  return until(`${role} ${name} to go`, async () =>
    (await locate(browser, role, name)) === null ? true : undefined,
  );
}

type Place = { x: number; y: number };

async function drag(browser: Browser, from: Place, to: Place) {
  const moves = from === to ? [] : [{ type: "pointerMove", duration: 50, ...to }];
  const actions = [
    { type: "pointerMove", duration: 0, ...from },
    { type: "pointerDown", button: 0 },
    ...moves,
    { type: "pointerUp", button: 0 },
  ];
  await browser.act({ type: "pointer", id: "mouse", actions });
}

type Role = "button" | "link" | "heading" | "textbox" | "region" | "image";

/**
 * Waits until it has stopped moving, because a click would miss a moving element. It compares every second frame: without
 * a graphics card an engine draws one frame a second, and a moving element seems to stand still.
 */
function find(browser: Browser, role: Role, name: string): Promise<Place> {
  let before: Place | null = null;
  return until(`${role} ${name}`, async () => {
    const last = before;
    await browser.evaluate(
      () =>
        new Promise<null>((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn(null)))),
    );
    before = await locate(browser, role, name);
    return before && last && before.x === last.x && before.y === last.y ? before : undefined;
  });
}

/** Scrolls the first visible element with this role and start of its name into view and returns its middle, or null. */
function locate(browser: Browser, role: Role, name: string): Promise<Place | null> {
  return browser.evaluate(
    (wantedRole, wantedName) => {
      const selectors: Record<string, string> = {
        button: "button, [role=button]",
        link: "a[href]",
        heading: "h1, h2, h3",
        textbox: "input, textarea",
        region: "[role=region]",
        image: "img",
      };
      const nameOf = (element: Element) =>
        element.getAttribute("aria-label") ??
        element.getAttribute("alt") ??
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
      return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
    },
    role,
    name,
  );
}

function check(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new Error(otherwise);
}
