import { useLightbox } from "#app/lightbox/useLightbox.tsx";
import { FramedPicture } from "#app/ui/FramedPicture.tsx";
import { inOrder } from "#app/ui/in-order.tsx";
import { Picture } from "#app/ui/Picture.tsx";
import { SectionHeading } from "#app/ui/SectionHeading.tsx";
import { gallery } from "#content/about.yaml";
import { words } from "#words/about.ts";
import css from "./AboutGallery.module.css";
import { SocialStrip, socialLinks } from "./SocialStrip.tsx";

export function AboutGallery() {
  const { lightbox, opener } = useLightbox(gallery, "min(100vw, 120vh)");
  return (
    <section className={`section below-fold ${css.gallery}`}>
      <div className="wrap">
        <SectionHeading label={words.gallery.label} title={words.gallery.title} ridge="line-b" />
        <ul className={css.views}>
          {inOrder(gallery, ({ title, picture }, index) => (
            <li>
              <FramedPicture caption={title}>
                <Picture
                  picture={picture}
                  sizes={`(min-width: 64rem) ${(index + 1) % 4 < 2 ? 48 : 34}rem, (min-width: 40rem) 54vw, 90vw`}
                />
                {opener(index)}
              </FramedPicture>
            </li>
          ))}
        </ul>
        {lightbox}
        {socialLinks.length > 0 && <SocialStrip />}
      </div>
    </section>
  );
}
