import { useLightbox } from "#app/lightbox/useLightbox.tsx";
import { inOrder } from "#app/ui/in-order.tsx";
import { Picture } from "#app/ui/Picture.tsx";
import print from "#app/ui/Print.module.css";
import { SectionHeading } from "#app/ui/SectionHeading.tsx";
import { home } from "#content/home.yaml";
import { homeGallery } from "#content/home-gallery.yaml";
import css from "./PhotoGallery.module.css";

/** Titles show on hover, on keyboard focus, and always where there is no hover or no script. */
export function PhotoGallery() {
  const { lightbox, opener } = useLightbox(homeGallery, "min(100vw, 72vh)");
  return (
    <section className={`section mist later ${css.estimate}`}>
      <div className="wrap">
        <SectionHeading title={home.photosTitle} note={home.photosNote} line="line-c" />
        <ul className={css.gallery}>
          {inOrder(homeGallery, ({ title, picture }, index) => (
            <li>
              <i className={`${print.string} ${css.string}`} />
              <figure className={`${print.print} ${css.print}`}>
                <Picture picture={picture} sizes="(min-width: 64rem) 26rem, (min-width: 40rem) 46vw, 90vw" />
                <figcaption>{title}</figcaption>
                {opener(index)}
              </figure>
            </li>
          ))}
        </ul>
        {lightbox}
      </div>
    </section>
  );
}
