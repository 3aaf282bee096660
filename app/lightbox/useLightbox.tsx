import { type ReactNode, useState } from "react";
import { loadPart } from "#app/newer-release.ts";
import { fill } from "#shared/fill.ts";
import words from "#words/lightbox.json" with { type: "json" };
import type { LightboxView } from "./Lightbox.tsx";
import css from "./opener.module.css";

/** `opener` makes a button over a picture; `lightbox` is what it opens, loaded at the first press, with pictures of `sizes`. */
export function useLightbox(views: readonly LightboxView[], sizes: string) {
  const [lightbox, setLightbox] = useState<ReactNode>();

  async function open(start: number) {
    // Without a network nothing opens.
    const part = await loadPart(() => import("./Lightbox.tsx"));
    if (!part) return;
    const close = () => setLightbox(undefined);
    setLightbox(<part.Lightbox views={views} sizes={sizes} start={start} onClose={close} />);
  }

  const opener = (index: number) => (
    <button
      type="button"
      className={`fill ${css.opener}`}
      aria-haspopup="dialog"
      aria-label={fill(words.open, { title: views[index]?.title ?? "" })}
      onClick={() => open(index)}
    />
  );
  return { lightbox, opener };
}
