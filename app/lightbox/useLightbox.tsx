import { type ReactNode, useState } from "react";
import { lightbox as words } from "#content/lightbox.yaml";
import type { LightboxView } from "./Lightbox.tsx";
import css from "./opener.module.css";

/**
 * A button to lie over each picture of a gallery, and the lightbox that it opens. The lightbox's script comes when a
 * button is first pressed; without script there are no buttons.
 */
export function useLightbox(views: readonly LightboxView[]) {
  const [lightbox, setLightbox] = useState<ReactNode>();

  function open(start: number) {
    import("./Lightbox.tsx").then(
      ({ Lightbox }) =>
        setLightbox(<Lightbox views={views} start={start} onClose={() => setLightbox(undefined)} />),
      // Without a network the pictures stay as they are on the page.
      () => {},
    );
  }

  const opener = (index: number) => (
    <button
      type="button"
      className={css.opener}
      aria-haspopup="dialog"
      aria-label={words.open.replace("{title}", () => views[index]?.title ?? "")}
      onClick={() => open(index)}
    />
  );
  return { lightbox, opener };
}
