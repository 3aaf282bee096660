import { PageHead } from "#app/ui/PageHead.tsx";
import { PageMeta } from "#app/ui/PageMeta.tsx";
import { aboutPage } from "#content/pages/about.yaml";
import { AboutGallery } from "./AboutGallery.tsx";
import { Checklist } from "./Checklist.tsx";
import { Film } from "./Film.tsx";
import { Welcome } from "./Welcome.tsx";

export default function AboutPage() {
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
