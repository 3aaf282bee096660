// Stands at the end of every page and runs before any other script: it lets the page's modules and typefaces wait for
// the first picture, and keeps what the guest does until they have come.

const { modules = "", faces = "[]" } = document.currentScript?.dataset ?? {};
const wake = ["pointerdown", "touchstart", "keydown"];
let hasBegun = false;
let hasFaces = false;

/** One module after the other, each in a task of its own, so that a tap never waits for all of them. */
async function begin() {
  if (hasBegun) return;
  hasBegun = true;
  for (const name of wake) removeEventListener(name, begin, true);
  const print = document.querySelector<HTMLLinkElement>("link[media=print]");
  if (print) print.disabled = false;
  const addresses = modules.split(" ");
  for (const href of addresses)
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  for (const address of addresses) {
    // What does not come leaves the rest to work: app/RoutedPage.tsx deals with a missing page.
    await import(/* @vite-ignore */ address).catch(() => {});
    await nextTask();
  }
}

/** A timer would wait a second in a tab that opened behind another. */
const nextTask = () => window.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));

/** Both typefaces at once: the page is laid out anew only one time. */
async function showFaces() {
  if (hasFaces) return;
  hasFaces = true;
  const loaded = (JSON.parse(faces) as [family: string, address: string, weight: string][]).map(
    ([family, address, weight]) => new FontFace(family, `url(${address})`, { weight }).load(),
  );
  // For one that does not come, another goes on standing in.
  for (const face of await Promise.allSettled(loaded))
    if (face.status === "fulfilled") document.fonts.add(face.value);
}

function keepTaps() {
  let replay: (() => void) | undefined;
  const onClick = ({ target }: Event) => {
    const button =
      target instanceof Element ? target.closest<HTMLButtonElement>("button[type=button]") : null;
    // Popovers and dialogs open without us.
    if (button && !button.matches("[popovertarget], [commandfor]")) replay = () => button.click();
  };
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    // A form with a method works by itself.
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

/** What `commandfor` does by itself, for engines that do not know it yet. */
function openDialogs({ target }: Event) {
  const button = target instanceof Element ? target.closest("[command=show-modal]") : null;
  const dialog = document.getElementById(button?.getAttribute("commandfor") ?? "");
  if (dialog instanceof HTMLDialogElement) dialog.showModal();
}

if (!("command" in HTMLButtonElement.prototype)) addEventListener("click", openDialogs);
for (const name of wake) addEventListener(name, begin, { capture: true, passive: true });
keepTaps();

// Safari has no requestIdleCallback; a moment after load is as near as it comes.
const rest = () =>
  "requestIdleCallback" in window ? requestIdleCallback(begin, { timeout: 2000 }) : setTimeout(begin, 200);
function start() {
  void showFaces();
  rest();
}
// A page can be loaded before its guest sees it: what is asked for then would compete with the first paint.
const painted = () => {
  new PerformanceObserver((_paints, observer) => {
    observer.disconnect();
    start();
  }).observe({ type: "paint", buffered: true });
  // Where an engine tells nothing of it, the frame after the next one has been painted.
  requestAnimationFrame(() => setTimeout(start, 500));
};
// The service worker holds the files of a page that was visited before.
if (navigator.serviceWorker?.controller) void showFaces();
addEventListener("load", painted);

export {};
