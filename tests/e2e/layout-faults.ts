/** What a finger must hit: 44 px high where windows are narrow. axe asks 24 px of all others. */
export const forFingers =
  "header a, header button, nav a, form button, form input, textarea, dialog button, footer a[href^='/'], a[href^='https://wa.me']";

/** Runs in the page: what a guest would see as broken, and by how much. `fingers`: the controls that need 44 px. */
export function layoutFaults(fingers: string): string[] {
  const faults: string[] = [];
  // At the top of the page nothing sticky lies over what is below it.
  const top = scrollY;
  scrollTo({ top: 0, behavior: "instant" });
  const edge = document.documentElement.clientWidth;
  const nameOf = (element: Element) => `${element.localName} '${element.textContent?.trim().slice(0, 30)}'`;
  const px = (value: number) => `${Math.round(value * 100) / 100} px`;
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest("[aria-hidden=true], [inert], .hidden, .skip");
  const ancestors = (element: Element): Element[] =>
    element.parentElement ? [element, ...ancestors(element.parentElement)] : [];
  const styleOf = (element: Element) => getComputedStyle(element);

  const { scrollWidth } = document.documentElement;
  if (scrollWidth > edge) faults.push(`the page is ${px(scrollWidth - edge)} wider than the window`);

  const lines: { element: Element; layer: Element | undefined; box: DOMRect }[] = [];
  // Longer words have hyphens.
  const words = /(?<![\p{L}\p{M}])[\p{L}\p{M}]{2,13}(?![\p{L}\p{M}])/gu;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement;
    if (!element || !texts.currentNode.nodeValue?.trim() || !isSeen(element)) continue;
    const above = ancestors(element);
    // For screen readers alone.
    if (above.some((each) => each.clientWidth === 1)) continue;
    // What it holds can be reached.
    const at = above.findIndex((each) => styleOf(each).overflowX === "auto");
    const scroller = at === -1 ? undefined : at;
    const layer = above.find((each) => each.matches(":modal") || styleOf(each).position === "fixed");
    const range = document.createRange();
    const title = element.closest("h1, h2, h3");
    for (const { 0: word, index } of title ? texts.currentNode.nodeValue.matchAll(words) : []) {
      range.setStart(texts.currentNode, index);
      range.setEnd(texts.currentNode, index + word.length);
      const rows = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (title && rows.size > 1) faults.push(`${nameOf(title)} breaks inside '${word}'`);
    }
    range.selectNodeContents(texts.currentNode);
    for (const box of range.getClientRects()) {
      const cut = above.slice(0, scroller).map((each) => {
        const { overflowX, overflowY } = styleOf(each);
        const frame = each.getBoundingClientRect();
        const across = /hidden|clip/.test(overflowX)
          ? Math.max(frame.left - box.left, box.right - frame.right)
          : 0;
        // Letters are lower than their line.
        const down = /hidden|clip/.test(overflowY)
          ? Math.max(frame.top - box.top, box.bottom - frame.bottom) - box.height / 4
          : 0;
        const isGone = across >= box.width - 1 || down >= box.height / 2;
        return { by: Math.max(across, down), isGone };
      });
      // Not cut, but left out: the next slides, and what has no room in the top bar.
      if (cut.some(({ isGone }) => isGone)) continue;
      const outside = Math.max(-box.left, box.right - edge);
      if (outside > 1 && scroller === undefined)
        faults.push(`${nameOf(element)} is ${px(outside)} outside of the window`);
      const most = Math.max(...cut.map(({ by }) => by));
      if (most > 1) faults.push(`${nameOf(element)} is cut off by ${px(most)}`);
      lines.push({ element, layer, box });
    }
  }

  for (const [index, one] of lines.entries())
    for (const other of lines.slice(index + 1)) {
      if (one.layer !== other.layer || one.element === other.element) continue;
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const [upper, lower] = one.box.top < other.box.top ? [one.box, other.box] : [other.box, one.box];
      // Without the room above and below the letters.
      const down = upper.bottom - upper.height / 4 - (lower.top + lower.height / 4);
      if (across > 1 && down > 1)
        faults.push(`${nameOf(one.element)} and ${nameOf(other.element)} overlap by ${px(down)}`);
    }

  for (const price of document.querySelectorAll("b")) {
    const rows = new Set(
      lines.filter(({ element }) => element === price).map(({ box }) => Math.round(box.top)),
    );
    if (/\d/.test(price.textContent) && rows.size > 1)
      faults.push(`${nameOf(price)} breaks into ${rows.size} lines`);
  }

  for (const control of document.querySelectorAll(fingers)) {
    const { height } = control.getBoundingClientRect();
    if (edge < 1024 && isSeen(control) && height < 44)
      faults.push(`${nameOf(control)} is ${px(height)} high for a finger`);
  }

  for (const element of document.querySelectorAll("section, ul, ol, dl, table, figure, footer div, main p")) {
    const isEmpty = !element.textContent?.trim() && !element.querySelector("img, svg, input, video");
    // The service replaces a comment by the reason of a refusal.
    if (isEmpty && !(element.firstChild instanceof Comment) && !element.closest("[role]"))
      faults.push(`${nameOf(element)} is empty`);
  }
  for (const heading of document.querySelectorAll("h2, h3")) {
    const around = heading.closest("section, dialog, form, article, li");
    if (isSeen(heading) && around?.textContent?.trim() === heading.textContent?.trim())
      faults.push(`${nameOf(heading)} has nothing below it`);
  }

  // WebKit calls it a list by its role, or by an item whose marker is not 'none'.
  for (const list of document.querySelectorAll(":is(ul, ol):not([role], nav *)")) {
    const items = [...list.children].map(styleOf);
    if (isSeen(list) && !items.some((item) => item.display === "list-item" && item.listStyleType !== "none"))
      faults.push(`VoiceOver takes ${nameOf(list)} for no list`);
  }
  scrollTo({ top, behavior: "instant" });
  return [...new Set(faults)];
}
