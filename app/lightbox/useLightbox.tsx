import { type ReactNode, useState } from "react";
import { lightbox as words } from "#content/lightbox.yaml";
import { fill } from "#shared/fill.ts";
import type { LightboxView } from "./Lightbox.tsx";
import css from "./opener.module.css";

/**
 * A button to lie over each picture of a gallery, and the lightbox that it opens. The lightbox's script and its large
 * pictures, `sizes` wide, come when a button is pressed; without script there are no buttons.
 */
export function useLightbox(views: readonly LightboxView[], sizes: string) {
  const [lightbox, setLightbox] = useState<ReactNode>();

  function open(start: number) {
    import("./Lightbox.tsx").then(
      ({ Lightbox }) =>
        setLightbox(
          <Lightbox views={views} sizes={sizes} start={start} onClose={() => setLightbox(undefined)} />,
        ),
      // Without a network the pictures stay as they are on the page.
      () => {},
    );
  }

  const opener = (index: number) => (
    <button
      type="button"
      className={css.opener}
      aria-haspopup="dialog"
      aria-label={fill(words.open, { title: views[index]?.title ?? "" })}
      onClick={() => open(index)}
    />
  );
  return { lightbox, opener };
}
