import { BelowFold } from "#app/ui/BelowFold.tsx";
import { PageHead } from "#app/ui/PageHead.tsx";
import { PageMeta } from "#app/ui/PageMeta.tsx";
import { about } from "#content/about.yaml";
import { aboutGallery } from "#content/about-gallery.yaml";
import { aboutPage } from "#content/pages/about.yaml";
import { AboutGallery } from "./AboutGallery.tsx";
import { Checklist } from "./Checklist.tsx";
import { Film } from "./Film.tsx";
import { SocialStrip, socialLinks } from "./SocialStrip.tsx";
import { Welcome } from "./Welcome.tsx";

export default function AboutPage() {
  return (
    <>
      <PageMeta {...aboutPage} />
      <PageHead {...aboutPage}>{about.film && <Film {...about.film} />}</PageHead>
      <BelowFold>
        <Welcome />
        {about.checklist.length > 0 && <Checklist />}
        {aboutGallery.length > 0 && <AboutGallery />}
        {aboutGallery.length === 0 && socialLinks.length > 0 && (
          <section className="wrap tail">
            <SocialStrip />
          </section>
        )}
      </BelowFold>
    </>
  );
}
