import { type ReactNode, useEffect, useState } from "react";
import { BelowFold } from "#app/ui/BelowFold.tsx";
import { whenIdle } from "#app/ui/browser.ts";
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
        <Paper />
        {homeGallery.length > 0 && <PhotoGallery />}
        {testimonials.length > 0 && <Testimonials />}
      </BelowFold>
    </>
  );
}

/** What only paper shows. Its script comes in an idle moment; without a network it is missing. */
function Paper() {
  const [onPaper, setOnPaper] = useState<ReactNode>();
  useEffect(() => {
    whenIdle(() =>
      import("./OnPaper.tsx").then(
        ({ OnPaper }) => setOnPaper(<OnPaper />),
        () => {},
      ),
    );
  }, []);
  return onPaper;
}
