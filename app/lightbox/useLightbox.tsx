import { type ReactNode, useState } from "react";
import { loadOnDemand } from "#app/newer-release.ts";
import { interpolate } from "#shared/interpolate.ts";
import words from "#words/lightbox.json" with { type: "json" };
import type { LightboxView } from "./Lightbox.tsx";
import css from "./opener.module.css";

/**
 * A lightbox for a gallery. Render `lightbox` once and `opener(index)`, a button, over each picture. The code is loaded when
 * the lightbox is first opened. `sizes`: the attribute of its pictures.
 */
export function useLightbox(views: readonly LightboxView[], sizes: string) {
  const [lightbox, setLightbox] = useState<ReactNode>();

  async function open(start: number) {
    // Offline, nothing opens.
    const module = await loadOnDemand(() => import("./Lightbox.tsx"));
    if (!module) return;
    const close = () => setLightbox(undefined);
    setLightbox(<module.Lightbox views={views} sizes={sizes} start={start} onClose={close} />);
  }

  const opener = (index: number) => (
    <button
      type="button"
      className={`fill ${css.opener}`}
      aria-haspopup="dialog"
      aria-label={interpolate(words.open, { title: views[index]?.title ?? "" })}
      onClick={() => open(index)}
    />
  );
  return { lightbox, opener };
}
