import { PageHead } from "#app/sections/PageHead.tsx";
import { BelowFold } from "#app/ui/BelowFold.tsx";
import { checklist, film, gallery, page } from "#content/about.yaml";
import { AboutGallery } from "./AboutGallery.tsx";
import { Checklist } from "./Checklist.tsx";
import { Film } from "./Film.tsx";
import { SocialStrip, socialLinks } from "./SocialStrip.tsx";
import { Welcome } from "./Welcome.tsx";

export default function AboutPage() {
  return (
    <>
      <PageHead {...page} />
      {film && <Film {...film} />}
      <BelowFold>
        <Welcome />
        {checklist.length > 0 && <Checklist />}
        {gallery.length > 0 && <AboutGallery />}
        {socialLinks.length > 0 && <SocialStrip />}
      </BelowFold>
    </>
  );
}
