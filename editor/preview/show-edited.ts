// Only the editor's preview loads this: it scrolls to what is being edited and outlines it for a moment.

/** What to scroll to, described by the content's texts. */
export interface PreviewTarget {
  /** The field's address. After a reload the same field is not outlined again. */
  place: string;
  /** A picture's name. */
  picture?: string | undefined;
  /** Texts of the field, then of its surroundings. The first one that the page shows is used. */
  texts: readonly string[];
  /** The name of the list entry that the field is in. */
  entry?: string | undefined;
}

addEventListener("message", ({ source, data }: MessageEvent<PreviewTarget | undefined>) => {
  if (source !== parent || parent === window || !data?.place) return;
  const found = findPicture(data.picture) ?? findEdited(data);
  if (!found) return;
  // The page is reloaded after each change; do not scroll to the same place again.
  const isNew = sessionStorage.getItem("shown") !== data.place;
  sessionStorage.setItem("shown", data.place);
  const { top, bottom } = found.getBoundingClientRect();
  if (isNew || bottom < 0 || top > innerHeight)
    found.scrollIntoView({ block: "center", behavior: "instant" });
  if (isNew)
    found.animate(
      {
        outline: ["3px solid #a51c3a", "3px solid #a51c3a", "3px solid transparent"],
        outlineOffset: ["4px"],
      },
      2000,
    );
});
// This page has been loaded or loaded again. The editor answers with what to show.
parent.postMessage(location.pathname, "*");

function findPicture(name: string | undefined): Element | undefined {
  const files = name && new RegExp(`/pictures/${name}-[0-9a-f]{8}-`);
  if (!files) return;
  const shows = (image: Element) =>
    [image, ...(image.closest("picture")?.children ?? [])].some((each) =>
      files.test(`${each.getAttribute("src")} ${each.getAttribute("srcset")}`),
    );
  return [...document.images].filter(shows).find((image) => image.checkVisibility());
}

function findEdited({ entry, texts: [own, ...around] }: PreviewTarget): Element | undefined {
  const head = entry ? findText(entry, document.body) : undefined;
  const whole = head?.closest("article, li, figure, section, dialog");
  return (
    (own && whole && findText(own, whole)) ||
    head ||
    [own, ...around]
      .map((text) => text && findText(text, document.body))
      .find((found) => found instanceof Element) ||
    undefined
  );
}

/** The innermost visible element that says the text and nothing else, or else the first that contains it. */
function findText(text: string, within: Element): Element | undefined {
  const words = text.trim().replaceAll(/[.*+?^$()|[\]\\]/g, "\\$&");
  // The page shows facts instead of names in braces.
  const pattern = words.replaceAll(/\{\w*\}/g, ".+?").replaceAll(/\s+/g, "\\s+");
  const visible = [...within.querySelectorAll(":not(script, style, noscript, noscript *)")].filter((each) =>
    each.checkVisibility(),
  );
  for (const wanted of [new RegExp(`^\\s*${pattern}\\s*$`, "i"), new RegExp(pattern, "i")]) {
    const found = visible.filter(({ textContent }) => wanted.test(textContent ?? ""));
    const innermost = found.find((one) => !found.some((other) => other !== one && one.contains(other)));
    if (innermost) return innermost;
  }
  return visible.find((each) =>
    ["alt", "aria-label", "placeholder"].some((name) => each.getAttribute(name) === text),
  );
}
