import { AboutGallery } from "#app/sections/about/AboutGallery.tsx";
import { Checklist } from "#app/sections/about/Checklist.tsx";
import { Film } from "#app/sections/about/Film.tsx";
import { Welcome } from "#app/sections/about/Welcome.tsx";
import { PageHead } from "#app/ui/PageHead.tsx";
import { aboutPage } from "#content/pages/about.ts";
import { describePage } from "./describe-page.ts";

export const meta = () => describePage(aboutPage);

export default function AboutUs() {
  return (
    <>
      <PageHead {...aboutPage}>
        <Film />
      </PageHead>
      <Welcome />
      <Checklist />
      <AboutGallery />
    </>
  );
}
