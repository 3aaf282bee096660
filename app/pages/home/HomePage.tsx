import { PageMeta } from "#app/sections/PageMeta.tsx";
import { BelowFold } from "#app/ui/BelowFold.tsx";
import { gallery, page, place, services, testimonials } from "#content/home.yaml";
import { AboutIntro } from "./AboutIntro.tsx";
import { Hero } from "./Hero.tsx";
import { PhotoGallery } from "./PhotoGallery.tsx";
import { RotatingWords } from "./RotatingWords.tsx";
import { Services } from "./Services.tsx";
import { Testimonials } from "./Testimonials.tsx";

export default function HomePage() {
  return (
    <>
      <PageMeta {...page} />
      <Hero />
      <BelowFold>
        <AboutIntro />
        {place.words.length > 0 && <RotatingWords />}
        {services.length > 0 && <Services />}
        {gallery.length > 0 && <PhotoGallery />}
        {testimonials.length > 0 && <Testimonials />}
      </BelowFold>
    </>
  );
}
