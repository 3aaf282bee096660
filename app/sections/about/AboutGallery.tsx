import { HungPrint } from "#app/ui/HungPrint.tsx";
import { Picture } from "#app/ui/Picture.tsx";
import { StandingTitle } from "#app/ui/StandingTitle.tsx";
import { about } from "#content/about.ts";
import { aboutGallery } from "#content/about-gallery.ts";
import css from "./AboutGallery.module.css";
import { SocialStrip } from "./SocialStrip.tsx";

export function AboutGallery() {
  return (
    <section className="section">
      <div className="wrap">
        <StandingTitle label={about.galleryLabel} title={about.galleryTitle} line="line-b" />
        <ul className={css.views}>
          {aboutGallery.map(({ title, picture }) => (
            <li key={picture}>
              <HungPrint caption={title}>
                <Picture
                  slot={picture}
                  shape="4/3"
                  sizes="(min-width: 64rem) 40rem, (min-width: 40rem) 46vw, 90vw"
                />
              </HungPrint>
            </li>
          ))}
        </ul>
        <SocialStrip />
      </div>
    </section>
  );
}
