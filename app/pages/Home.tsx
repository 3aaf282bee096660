import { AboutIntro } from "#app/sections/home/AboutIntro.tsx";
import { Hero } from "#app/sections/home/Hero.tsx";
import { PhotoGallery } from "#app/sections/home/PhotoGallery.tsx";
import { RotatingWords } from "#app/sections/home/RotatingWords.tsx";
import { Services } from "#app/sections/home/Services.tsx";
import { Testimonials } from "#app/sections/home/Testimonials.tsx";
import { PageMeta } from "#app/ui/PageMeta.tsx";
import { homePage } from "#content/pages/home.yaml";

export default function Home() {
  return (
    <>
      <PageMeta {...homePage} />
      <Hero />
      <AboutIntro />
      <RotatingWords />
      <Services />
      <PhotoGallery />
      <Testimonials />
    </>
  );
}
