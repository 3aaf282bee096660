import { PageMeta } from "#app/ui/PageMeta.tsx";
import { homePage } from "#content/pages/home.yaml";
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
      <AboutIntro />
      <RotatingWords />
      <Services />
      <PhotoGallery />
      <Testimonials />
    </>
  );
}
