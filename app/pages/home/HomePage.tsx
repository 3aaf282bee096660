import { href } from "#app/href.ts";
import { useLightbox } from "#app/lightbox/useLightbox.tsx";
import { PageMeta } from "#app/sections/PageMeta.tsx";
import { ArrowLink } from "#app/ui/ArrowLink.tsx";
import { BelowFold } from "#app/ui/BelowFold.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { keyedList } from "#app/ui/keyed-list.tsx";
import { Picture } from "#app/ui/Picture.tsx";
import { Section } from "#app/ui/Section.tsx";
import { about, gallery, page, place, popup, services, testimonials, word } from "#content/home.yaml";
import { name } from "#content/site.yaml";
import words from "#words/home.json" with { type: "json" };
import { DiscountPopup } from "./DiscountPopup.tsx";
import { Hero } from "./Hero.tsx";
import css from "./HomePage.module.css";
import { RotatingWords } from "./RotatingWords.tsx";
import { Testimonials } from "./Testimonials.tsx";

export default function HomePage() {
  return (
    <>
      <PageMeta {...page} />
      <Hero />
      {!popup.isHidden && <DiscountPopup />}
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

function AboutIntro() {
  return (
    <section className={`below-fold ${css.about}`}>
      {word && (
        <svg className={`no-print ${css.word}`} viewBox={word.box} aria-hidden="true">
          <use href={word.href} />
        </svg>
      )}
      <div className={`wrap twelve split ${css.text}`}>
        <div className="stack">
          <p className="soft">{words.about.label}</p>
          <h2>{name}</h2>
        </div>
        <div className="stack">
          <p className="quote">{about.lead}</p>
          <p className="soft">{about.text}</p>
          <ArrowLink to={href("/AboutUs")}>{words.about.action}</ArrowLink>
        </div>
      </div>
      <div className={`no-print ${css.pair}`}>
        <Picture picture={about.square} />
        <Picture picture={about.upright} />
      </div>
    </section>
  );
}

function Services() {
  return (
    <Section className="thin" title={words.services} ridge="line-b">
      {/* biome-ignore lint/a11y/noRedundantRoles: WebKit does not announce a list of grids without the role */}
      <ul role="list" className={`columns ruled ${css.services}`}>
        {keyedList(services, ({ title, description, icon }) => (
          <li>
            <Icon name={icon} className={css.icon ?? ""} />
            <h3>{title}</h3>
            <p className="note">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function PhotoGallery() {
  const { lightbox, opener } = useLightbox(gallery, "min(100vw, 72vh)");
  return (
    <Section className="section mist" title={words.photos}>
      <ul className={`columns ${css.gallery}`}>
        {keyedList(gallery, ({ title, picture }, index) => (
          <li>
            <figure className={`frame ${css.photo}`}>
              <Picture picture={picture} />
              {opener(index)}
              <figcaption>{title}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {lightbox}
    </Section>
  );
}
