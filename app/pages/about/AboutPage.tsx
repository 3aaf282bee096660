import { useLightbox } from "#app/lightbox/useLightbox.tsx";
import { HostQuote } from "#app/sections/HostQuote.tsx";
import { PageHead } from "#app/sections/PageHead.tsx";
import { BelowFold } from "#app/ui/BelowFold.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { keyedList } from "#app/ui/keyed-list.tsx";
import { Picture } from "#app/ui/Picture.tsx";
import { Section } from "#app/ui/Section.tsx";
import { chatUrl } from "#app/ui/telephone.ts";
import { checklist, film, gallery, page, social, welcome, word } from "#content/about.yaml";
import { chatTelephone } from "#content/site.yaml";
import words from "#words/about.json" with { type: "json" };
import site from "#words/site.json" with { type: "json" };
import css from "./AboutPage.module.css";
import { FilmHead } from "./FilmHead.tsx";

/** WhatsApp, if there is a number for it, and the social networks. */
const socialLinks = [
  ...(chatTelephone
    ? [{ name: site.networks.whatsapp, icon: "chat", target: chatUrl(chatTelephone) } as const]
    : []),
  ...social.map(({ icon, target }) => ({ name: site.networks[icon], icon, target })),
] as const;

export default function AboutPage() {
  return (
    <>
      {film ? <FilmHead {...page} film={film} /> : <PageHead {...page} />}
      <BelowFold>
        <Welcome />
        {checklist.length > 0 && <Checklist />}
        {gallery.length > 0 && <AboutGallery />}
        {socialLinks.length > 0 && <SocialStrip />}
      </BelowFold>
    </>
  );
}

function Welcome() {
  return (
    <section className="section below-fold">
      <div className="wrap">
        {word && (
          <svg className={css.glyph} viewBox={word.box} preserveAspectRatio="xMinYMin" aria-hidden="true">
            <use href={word.href} />
          </svg>
        )}
        <div className="twelve split">
          <h2>{welcome.title}</h2>
          <div className="stack">
            <p className="lead">{welcome.lead}</p>
            <p className="soft">{welcome.text}</p>
            <HostQuote />
          </div>
        </div>
      </div>
    </section>
  );
}

function Checklist() {
  return (
    <Section className="section mist" title={words.checklist} ridge="line-b">
      <ul className={`columns ruled ${css.checks}`}>
        {keyedList(checklist, (entry) => (
          <li>
            <Icon name="check" className={css.icon} />
            {entry}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function AboutGallery() {
  const { lightbox, opener } = useLightbox(gallery, "min(100vw, 120vh)");
  return (
    <Section label={words.gallery.label} title={words.gallery.title}>
      <ul className={`twelve ${css.views}`}>
        {keyedList(gallery, ({ title, picture }, index) => (
          <li className="half">
            <figure>
              <div className="frame">
                <Picture picture={picture} />
                {opener(index)}
              </div>
              <figcaption className="sub">{title}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {lightbox}
    </Section>
  );
}

function SocialStrip() {
  return (
    <section className="wrap tail">
      <div className={`cluster rule ${css.social}`}>
        <h3>{words.social}</h3>
        <ul>
          {keyedList(socialLinks, ({ name, icon, target }) => (
            <li>
              <a className="round" href={target}>
                <i>
                  <Icon name={icon} />
                </i>
                <b className="label">{name}</b>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
