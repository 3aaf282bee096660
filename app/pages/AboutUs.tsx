import { AboutGallery } from "#app/sections/about/AboutGallery.tsx";
import { Checklist } from "#app/sections/about/Checklist.tsx";
import { Film } from "#app/sections/about/Film.tsx";
import { Welcome } from "#app/sections/about/Welcome.tsx";
import { PageHead } from "#app/ui/PageHead.tsx";
import { PageMeta } from "#app/ui/PageMeta.tsx";
import { aboutPage } from "#content/pages/about.yaml";

export default function AboutUs() {
  return (
    <>
      <PageMeta {...aboutPage} />
      <PageHead {...aboutPage}>
        <Film />
      </PageHead>
      <Welcome />
      <Checklist />
      <AboutGallery />
    </>
  );
}
