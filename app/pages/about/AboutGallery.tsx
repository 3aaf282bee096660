import { useLightbox } from "#app/lightbox/useLightbox.tsx";
import { inOrder } from "#app/ui/in-order.tsx";
import { Picture } from "#app/ui/Picture.tsx";
import { SectionHeading } from "#app/ui/SectionHeading.tsx";
import { gallery } from "#content/about.yaml";
import { words } from "#words/about.ts";
import css from "./AboutGallery.module.css";

export function AboutGallery() {
  const { lightbox, opener } = useLightbox(gallery, "min(100vw, 120vh)");
  return (
    <section className="section below-fold">
      <div className="wrap">
        <SectionHeading label={words.gallery.label} title={words.gallery.title} />
        <ul className={`twelve ${css.views}`}>
          {inOrder(gallery, ({ title, picture }, index) => (
            <li>
              <figure>
                <div className="frame">
                  <Picture
                    picture={picture}
                    sizes="(min-width: 64rem) 41rem, (min-width: 40rem) 46vw, 90vw"
                  />
                  {opener(index)}
                </div>
                <figcaption className="sub">{title}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
        {lightbox}
      </div>
    </section>
  );
}
