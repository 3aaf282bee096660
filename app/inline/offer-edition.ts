import "./before-paint.ts";

// For sites with several languages, in the place of before-paint.ts. It reserves the room of the line that offers
// another language (app/layout/offer-edition.ts) before the first paint, so that nothing moves when the line comes.

const { editions = "" } = document.currentScript?.dataset ?? {};
const page = document.documentElement;
try {
  const known = [page.lang, ...editions.split(" ")].map((tag) => tag.split("-")[0]);
  const preferred = navigator.languages.map((tag) => tag.split("-")[0]).find((tag) => known.includes(tag));
  const at = known.indexOf(preferred);
  if (at > 0 && !localStorage.language) {
    page.dataset.offer = String(at - 1);
    page.style.paddingTop = "2.75rem";
  }
} catch {
  // No access to storage: a line that cannot be dismissed for good is not shown.
}
