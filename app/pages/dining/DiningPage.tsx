import { href } from "#app/href.ts";
import { useLightbox } from "#app/lightbox/useLightbox.tsx";
import { BusinessNumbers } from "#app/sections/BusinessNumbers.tsx";
import { priceOrOnRequest } from "#app/sections/format.ts";
import { PageHead } from "#app/sections/PageHead.tsx";
import { ArrowLink } from "#app/ui/ArrowLink.tsx";
import { BelowFold } from "#app/ui/BelowFold.tsx";
import { keyedList } from "#app/ui/keyed-list.tsx";
import { Picture } from "#app/ui/Picture.tsx";
import { Section } from "#app/ui/Section.tsx";
import { Stars } from "#app/ui/Stars.tsx";
import { dishes, dishesTitle, intro, menu, page } from "#content/dining.yaml";
import words from "#words/dining.json" with { type: "json" };
import css from "./DiningPage.module.css";

export default function DiningPage() {
  return (
    <>
      <PageHead {...page} isAlone={dishes.length + menu.length === 0}>
        {/* First in the source, so that the grid places it beside the title. */}
        <figure className={`hung half ${css.plate}`}>
          <div className="frame disc">
            <Picture picture={intro.picture} priority />
          </div>
        </figure>
        <div className={`stack ${css.text}`}>
          <h2 className="sub">{words.intro}</h2>
          <p className="lead">{intro.lead}</p>
          <p className="soft">{intro.text}</p>
        </div>
      </PageHead>
      <BelowFold>
        {dishes.length > 0 && <DishGallery />}
        {menu.length > 0 && <Menu />}
      </BelowFold>
    </>
  );
}

const views = dishes.map(({ name, picture }) => ({ title: name, picture }));

function DishGallery() {
  const { lightbox, opener } = useLightbox(views, "min(100vw, 90vh)");
  return (
    <section className="section alpenglow below-fold">
      <div className="wrap">
        <h2 className={css.title}>{dishesTitle}</h2>
        <ul className={`columns rule ${css.dishes}`}>
          {keyedList(dishes, ({ name, note, picture }, index) => (
            <li>
              <figure className="hung">
                <div className="frame disc">
                  <Picture picture={picture} />
                  {opener(index)}
                </div>
                <figcaption>
                  <h3>{name}</h3>
                  <p className="soft">{note}</p>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
        {lightbox}
      </div>
    </section>
  );
}

function Menu() {
  return (
    <Section className="section dark" title={words.menu} ridge="line-a">
      <ul className={`columns ruled ${css.menu}`}>
        {keyedList(menu, ({ name, price, picture }) => (
          <li>
            <div className={css.entry}>
              <div className="frame">
                <Picture picture={picture} />
              </div>
              <div>
                <p className={`sub cluster apart ${css.row}`}>
                  <span className={css.name}>{name}</span>
                  <span className={css.price}>{priceOrOnRequest(price)}</span>
                </p>
                <Stars className={css.stars} rating={5} />
              </div>
            </div>
          </li>
        ))}
      </ul>
      <div className={`cluster apart lined no-print ${css.question}`}>
        <p className="sub">{words.question.text}</p>
        <ArrowLink to={href("/Contact")}>{words.question.link}</ArrowLink>
      </div>
      <BusinessNumbers className="soft note" />
    </Section>
  );
}
