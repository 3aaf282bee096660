import { replaceOnce } from "./html-edit.ts";

/**
 * Puts the page's styles into its head. The links stay, disabled, because React expects them when it hydrates, and a
 * disabled link is not fetched. `readAsset` gives the text of an address below /assets/.
 */
export function inlineCss(html: string, readAsset: (address: string) => string): string {
  const links = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"\/>/g)];
  const first = links[0];
  if (!first) throw new Error("The prerendered page has no stylesheet.");
  // React Router marks a stylesheet that two chunks share with an empty fragment.
  const addresses = new Set(links.map(([, address = ""]) => address.replace(/#$/, "")));
  const css = [...addresses].map(readAsset).join("");
  const disabled = html.replaceAll(
    /<link rel="stylesheet" href="([^"]+)"\/>/g,
    '<link rel="stylesheet" href="$1" disabled=""/>',
  );
  return replaceOnce(
    disabled,
    `<link rel="stylesheet" href="${first[1]}" disabled=""/>`,
    (link) => `<style>${css}</style>${link}`,
  );
}
