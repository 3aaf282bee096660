import { HungPrint } from "#app/ui/HungPrint.tsx";
import { Picture } from "#app/ui/Picture.tsx";
import { StandingTitle } from "#app/ui/StandingTitle.tsx";
import { dining } from "#content/dining.ts";
import { dishes } from "#content/menu.ts";
import css from "./DishGallery.module.css";

export function DishGallery() {
  return (
    <section className="section alpenglow">
      <div className="wrap">
        <StandingTitle title={dining.dishesTitle} line="line-a" />
        <ul className={css.dishes}>
          {dishes.map(({ name, note, picture }) => (
            <li key={name}>
              <HungPrint
                round
                caption={
                  <>
                    <h3>{name}</h3>
                    <p>{note}</p>
                  </>
                }
              >
                <Picture slot={picture} shape="1/1" sizes="(min-width: 64rem) 19rem, 44vw" />
              </HungPrint>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
