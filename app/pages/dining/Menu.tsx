import { href } from "react-router";
import { BusinessNumbers } from "#app/layout/BusinessNumbers.tsx";
import { HangingLink } from "#app/ui/HangingLink.tsx";
import { inOrder } from "#app/ui/in-order.tsx";
import { Picture } from "#app/ui/Picture.tsx";
import { PictureFrame } from "#app/ui/PictureFrame.tsx";
import { SectionHeading } from "#app/ui/SectionHeading.tsx";
import { Stars } from "#app/ui/Stars.tsx";
import { dining } from "#content/dining.yaml";
import { locale } from "#content/editions.yaml";
import { menu, menuCurrency } from "#content/menu.yaml";
import { formatAmount } from "#shared/price.ts";
import css from "./Menu.module.css";

export function Menu() {
  return (
    <section className="section dark below-fold">
      <div className="wrap">
        <SectionHeading title={dining.menuTitle} line="line-a" />
        <ul className={`columns ruled ${css.menu}`}>
          {inOrder(menu, ({ name, price, rating, picture }) => (
            <li>
              <div className={css.entry}>
                <PictureFrame className={css.frame}>
                  <Picture picture={picture} sizes="(min-width: 80rem) 7.5rem, 5.5rem" />
                </PictureFrame>
                <div className={css.words}>
                  <p className={css.row}>
                    <span className={css.name}>{name}</span>
                    <span>{formatAmount(price, menuCurrency, locale, 2)}</span>
                  </p>
                  <Stars rating={rating} />
                </div>
              </div>
            </li>
          ))}
        </ul>
        {dining.question && (
          <div className={`no-print ${css.question}`}>
            <p>{dining.question.text}</p>
            <HangingLink to={href("/Contact")}>{dining.question.link}</HangingLink>
          </div>
        )}
        <BusinessNumbers className={`soft ${css.numbers}`} />
      </div>
    </section>
  );
}
