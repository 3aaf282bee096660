import { useLightbox } from "#app/lightbox/useLightbox.tsx";
import { inOrder } from "#app/ui/in-order.tsx";
import { Picture } from "#app/ui/Picture.tsx";
import { Section } from "#app/ui/Section.tsx";
import { gallery } from "#content/home.yaml";
import { words } from "#words/home.ts";
import css from "./PhotoGallery.module.css";

export function PhotoGallery() {
  const { lightbox, opener } = useLightbox(gallery, "min(100vw, 72vh)");
  return (
    <Section className="section mist" title={words.photos}>
      <ul className={`columns ${css.gallery}`}>
        {inOrder(gallery, ({ title, picture }, index) => (
          <li>
            <figure className={`frame ${css.frame}`}>
              <Picture picture={picture} sizes="(min-width: 64rem) 26rem, 46vw" />
              {opener(index)}
              <figcaption>{title}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {lightbox}
    </Section>
  );
}
