import { HangingPicture } from "#app/ui/HangingPicture.tsx";
import { inOrder } from "#app/ui/in-order.tsx";
import { Picture } from "#app/ui/Picture.tsx";
import { SectionHeading } from "#app/ui/SectionHeading.tsx";
import { dining } from "#content/dining.ts";
import { dishes } from "#content/menu.ts";
import css from "./DishGallery.module.css";

export function DishGallery() {
  return (
    <section className="section alpenglow">
      <div className="wrap">
        <SectionHeading title={dining.dishesTitle} line="line-a" />
        <ul className={css.dishes}>
          {inOrder(dishes, ({ name, note, picture }) => (
            <li>
              <HangingPicture
                round
                caption={
                  <>
                    <h3>{name}</h3>
                    <p>{note}</p>
                  </>
                }
              >
                <Picture slot={picture} shape="1/1" sizes="(min-width: 64rem) 19rem, 44vw" />
              </HangingPicture>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
