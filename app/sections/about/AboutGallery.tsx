import { HangingPicture } from "#app/ui/HangingPicture.tsx";
import { inOrder } from "#app/ui/in-order.tsx";
import { Picture } from "#app/ui/Picture.tsx";
import { SectionHeading } from "#app/ui/SectionHeading.tsx";
import { about } from "#content/about.ts";
import { aboutGallery } from "#content/about-gallery.ts";
import css from "./AboutGallery.module.css";
import { SocialStrip } from "./SocialStrip.tsx";

export function AboutGallery() {
  return (
    <section className="section">
      <div className="wrap">
        <SectionHeading label={about.galleryLabel} title={about.galleryTitle} line="line-b" />
        <ul className={css.views}>
          {inOrder(aboutGallery, ({ title, picture }) => (
            <li>
              <HangingPicture caption={title}>
                <Picture
                  slot={picture}
                  shape="4/3"
                  sizes="(min-width: 64rem) 40rem, (min-width: 40rem) 46vw, 90vw"
                />
              </HangingPicture>
            </li>
          ))}
        </ul>
        <SocialStrip />
      </div>
    </section>
  );
}
