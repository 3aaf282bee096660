// Runs at the end of every page, before any other script. It delays the page's modules and typefaces until the first
// paint, and keeps the guest's last tap until hydration.

const { modules = "", faces = "[]" } = document.currentScript?.dataset ?? {};
const wakeEvents = ["pointerdown", "touchstart", "keydown"];
let isHydrating = false;
let hasTypefaces = false;

/** Loads one module after the other, each in its own task: a tap never waits for all of them. */
async function hydrate() {
  if (isHydrating) return;
  isHydrating = true;
  for (const name of wakeEvents) removeEventListener(name, hydrate, true);
  const printStyle = document.querySelector<HTMLLinkElement>("link[media=print]");
  if (printStyle) printStyle.disabled = false;
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

/** Adds both typefaces at once: the page is laid out again only once. */
async function showTypefaces() {
  if (hasTypefaces) return;
  hasTypefaces = true;
  const loaded = (JSON.parse(faces) as [family: string, address: string, weight: string][]).map(
    ([family, address, weight]) => new FontFace(family, `url(${address})`, { weight }).load(),
  );
  // The fallback typeface stays for one that fails to load.
  for (const face of await Promise.allSettled(loaded))
    if (face.status === "fulfilled") document.fonts.add(face.value);
}

function keepTaps() {
  let replay: (() => void) | undefined;
  const onClick = ({ target }: Event) => {
    const button =
      target instanceof Element ? target.closest<HTMLButtonElement>("button[type=button]") : null;
    // Popovers and dialogs open without script.
    if (button && !button.matches("[popovertarget], [commandfor]")) replay = () => button.click();
  };
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    // The browser submits a form that has a method.
    if (form.hasAttribute("method")) return;
    event.preventDefault();
    replay = () => form.requestSubmit(event.submitter);
  };
  addEventListener("click", onClick, true);
  addEventListener("submit", onSubmit, true);
  window.replayTap = () => {
    removeEventListener("click", onClick, true);
    removeEventListener("submit", onSubmit, true);
    replay?.();
  };
}

/** Opens dialogs in browsers without `commandfor`. */
function openDialogs({ target }: Event) {
  const button = target instanceof Element ? target.closest("[command=show-modal]") : null;
  const dialog = document.getElementById(button?.getAttribute("commandfor") ?? "");
  if (dialog instanceof HTMLDialogElement) dialog.showModal();
}

if (!("command" in HTMLButtonElement.prototype)) addEventListener("click", openDialogs);
for (const name of wakeEvents) addEventListener(name, hydrate, { capture: true, passive: true });
keepTaps();

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
