// Loaded by app/inline/deferred-start.ts.
import { hasText, parseFields, readDraft, writeDraft } from "./inquiry/draft-storage.ts";
import { typefacesFor } from "./styles/typefaces.ts";

const { modules = "" } = document.querySelector<HTMLElement>("script[data-modules]")?.dataset ?? {};
let isStarted = false;
let isHydrated = false;
let hasTypefaces = false;

/**
 * Runs each module in its own task, so that a tap waits for one at most. After a failure the guest's next action starts again.
 */
export async function start(): Promise<void> {
  if (isStarted) return;
  isStarted = true;
  void showTypefaces();
  // Hydration needs the complete document.
  if (document.readyState === "loading")
    await new Promise((resolve) => addEventListener("DOMContentLoaded", resolve));
  const urls = modules.split(" ");
  for (const href of urls)
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  try {
    let hydrate: (() => Promise<void>) | undefined;
    for (const url of urls) {
      const module: { hydrate?(): Promise<void> } = await import(/* @vite-ignore */ url);
      // Only app/entry.client.tsx exports it. The page's own script is loaded after that.
      hydrate ??= module.hydrate;
      await nextTask();
    }
    await hydrate?.();
    isHydrated = true;
  } catch {
    isStarted = false;
  }
}

// What is typed before hydration is saved for the next page.
addEventListener("pagehide", () => {
  const form = document.querySelector<HTMLFormElement>("form#inquiry");
  if (!form || isHydrated) return;
  const fields = parseFields(Object.fromEntries(new FormData(form)));
  if (hasText(fields)) writeDraft({ ...readDraft(), fields });
});

/** Browsers delay timers in background tabs by up to a second; `scheduler.yield` is not delayed. */
const nextTask = () => window.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));

/** Adds all typefaces together, so that the page is laid out again only once. */
export async function showTypefaces(): Promise<void> {
  if (hasTypefaces) return;
  hasTypefaces = true;
  const loading = typefacesFor(document.documentElement.lang).map(({ family, url, ...descriptors }) => {
    const face = new FontFace(family, `url(${url})`, descriptors);
    // The browser itself loads a typeface for rare letters once the page contains one.
    return descriptors.unicodeRange ? face : face.load();
  });
  // If one fails to load, its fallback stays.
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
