/**
 * Marks pictures that failed to load with `data-failed`, and loads them again when the network or the guest is back. Browsers
 * do not retry by themselves.
 */
export function retryFailedPictures(): void {
  const mark = ({ type, target }: Event) => {
    if (target instanceof HTMLImageElement) target.toggleAttribute("data-failed", type === "error");
  };
  // Neither event bubbles, and `load` never reaches the window.
  document.addEventListener("error", mark, true);
  document.addEventListener("load", mark, true);
  for (const image of document.images)
    if (image.complete && image.currentSrc && image.naturalWidth === 0) image.dataset.failed = "";
  addEventListener("online", retryAll);
  document.addEventListener("visibilitychange", () => document.hidden || retryAll());
}

function retryAll() {
  for (const image of document.querySelectorAll<HTMLImageElement>("img[data-failed]")) reloadImage(image);
}

/** Setting `src`, even to the same value, makes the browser choose and load a file again. */
export function reloadImage(image: HTMLImageElement): void {
  image.src = image.getAttribute("src") ?? "";
}
