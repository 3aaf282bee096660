import { replaceOnce } from "./html-edit.ts";

/**
 * Lets the two typefaces wait for the page's first picture. Call it on a page whose styles are in its head.
 *
 * The rules of what comes over the network get a style element of their own, which is switched on when the page has
 * loaded and painted, or at once where the service worker holds the files already. Until then the faces of
 * app/styles/fonts.css that take the same room stand in. Asked for from the start, 44 KB of typeface took the
 * bandwidth of the opening picture, which came 225 ms later on a simulated telephone (docs/measured.md).
 */
export function lateFonts(html: string): string {
  const networkFace = /@font-face\{[^{}]*url\([^{}]*\}/g;
  const faces = html.match(networkFace)?.join("");
  if (!faces) throw new Error("The page's styles name no typeface that comes over the network.");
  const late = `<style media="not all" id="faces">${faces}</style>`;
  const withoutScript = `<noscript><style>${faces}</style></noscript>`;
  return replaceOnce(
    html.replaceAll(networkFace, ""),
    "</style>",
    (end) => `${end}${late}${withoutScript}<script>${switchOn}</script>`,
  );
}

const switchOn =
  '(()=>{const show=()=>{document.getElementById("faces").media="all"};navigator.serviceWorker?.controller?show():addEventListener("load",()=>requestAnimationFrame(()=>setTimeout(show)))})()';
