import { BelowFold } from "#app/ui/BelowFold.tsx";
import { PageMeta } from "#app/ui/PageMeta.tsx";
import { home } from "#content/home.yaml";
import { homeGallery } from "#content/home-gallery.yaml";
import { homePage } from "#content/pages/home.yaml";
import { services } from "#content/services.yaml";
import { testimonials } from "#content/testimonials.yaml";
import { AboutIntro } from "./AboutIntro.tsx";
import { Hero } from "./Hero.tsx";
import { PhotoGallery } from "./PhotoGallery.tsx";
import { RotatingWords } from "./RotatingWords.tsx";
import { Services } from "./Services.tsx";
import { Testimonials } from "./Testimonials.tsx";

export default function HomePage() {
  return (
    <>
      <PageMeta {...homePage} />
      <Hero />
      <BelowFold>
        <AboutIntro />
        {home.place.words.length > 0 && <RotatingWords />}
        {services.length > 0 && <Services />}
        {homeGallery.length > 0 && <PhotoGallery />}
        {testimonials.length > 0 && <Testimonials />}
      </BelowFold>
    </>
  );
}
