// The first script of every page. It delays the page's modules and typefaces until the first paint.

const { modules = "" } = document.querySelector<HTMLElement>("script[data-modules]")?.dataset ?? {};
/** Print styles and typefaces. */
const lateStyle = document.querySelector<HTMLLinkElement>("link[media=print]");
const wakeEvents = ["pointerdown", "touchstart", "keydown"];
let isHydrating = false;

/** Loads one module after the other, each in its own task: a tap never waits for all of them. */
async function hydrate() {
  if (isHydrating) return;
  isHydrating = true;
  for (const name of wakeEvents) removeEventListener(name, hydrate, true);
  const addresses = modules.split(" ");
  for (const href of addresses)
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  for (const address of addresses) {
    // A failed module does not stop the others. app/RoutedPage.tsx handles a missing page.
    await import(/* @vite-ignore */ address).catch(() => {});
    await nextTask();
  }
}

/** Browsers delay timers in background tabs by up to a second; `scheduler.yield` is not delayed. */
const nextTask = () => window.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));

/** Adds all typefaces at once: the page is laid out again only once. */
async function showTypefaces() {
  if (!lateStyle?.disabled) return;
  await new Promise((resolve) => {
    lateStyle.onload = lateStyle.onerror = resolve;
    lateStyle.disabled = false;
  });
  const loading = [...(lateStyle.sheet?.cssRules ?? [])].flatMap((rule) => {
    if (!(rule instanceof CSSFontFaceRule)) return [];
    const read = (name: string) => rule.style.getPropertyValue(name);
    const family = read("font-family").replaceAll('"', "");
    const unicodeRange = read("unicode-range");
    const face = new FontFace(family, read("src"), {
      weight: read("font-weight"),
      ...(unicodeRange && { unicodeRange }),
    });
    // The browser loads one for rare letters when a page shows such a letter.
    return unicodeRange ? Promise.resolve(face) : face.load();
  });
  // The fallback typeface stays for one that fails to load.
  for (const face of await Promise.allSettled(loading))
    if (face.status === "fulfilled") document.fonts.add(face.value);
}

/** Opens dialogs in browsers without `commandfor`. */
function openDialogs({ target }: Event) {
  const button = target instanceof Element ? target.closest("[command=show-modal]") : null;
  const dialog = document.getElementById(button?.getAttribute("commandfor") ?? "");
  if (dialog instanceof HTMLDialogElement) dialog.showModal();
}

if (!("command" in HTMLButtonElement.prototype)) addEventListener("click", openDialogs);
for (const name of wakeEvents) addEventListener(name, hydrate, { capture: true, passive: true });

// Safari has no requestIdleCallback.
const hydrateWhenIdle = () =>
  "requestIdleCallback" in window
    ? requestIdleCallback(hydrate, { timeout: 2000 })
    : setTimeout(hydrate, 200);
function onPainted() {
  void showTypefaces();
  hydrateWhenIdle();
}
// `load` can fire before the first paint. Requests sent then compete with it.
const waitForPaint = () => {
  new PerformanceObserver((_paints, observer) => {
    observer.disconnect();
    onPainted();
  }).observe({ type: "paint", buffered: true });
  // For browsers that report no paints.
  requestAnimationFrame(() => setTimeout(onPainted, 500));
};
// With a service worker the typefaces are in its cache.
if (navigator.serviceWorker?.controller) void showTypefaces();
addEventListener("load", waitForPaint);

export {};
