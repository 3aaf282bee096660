import { href } from "react-router";
import { BusinessNumbers } from "#app/sections/BusinessNumbers.tsx";
import { formatPrice } from "#app/sections/format-price.ts";
import { HangingLink } from "#app/ui/HangingLink.tsx";
import { inOrder } from "#app/ui/in-order.tsx";
import { Picture } from "#app/ui/Picture.tsx";
import { Section } from "#app/ui/Section.tsx";
import { Stars } from "#app/ui/Stars.tsx";
import { menu } from "#content/dining.yaml";
import { words } from "#words/dining.ts";
import css from "./Menu.module.css";

export function Menu() {
  return (
    <Section className="section dark" title={words.menu} ridge="line-a">
      <ul className={`columns ruled ${css.menu}`}>
        {inOrder(menu, ({ name, price, picture }) => (
          <li>
            <div className={css.entry}>
              <div className="frame">
                <Picture picture={picture} sizes="(min-width: 80rem) 7.5rem, 5.5rem" />
              </div>
              <div>
                <p className={`sub cluster ${css.row}`}>
                  <span>{name}</span>
                  <span>{formatPrice(price, "exact")}</span>
                </p>
                <Stars rating={5} />
              </div>
            </div>
          </li>
        ))}
      </ul>
      <div className={`cluster lined no-print ${css.question}`}>
        <p className="sub">{words.question.text}</p>
        <HangingLink to={href("/Contact")}>{words.question.link}</HangingLink>
      </div>
      <BusinessNumbers className="soft note" />
    </Section>
  );
}
