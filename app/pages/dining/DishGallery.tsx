import { useLightbox } from "#app/lightbox/useLightbox.tsx";
import { FramedPicture } from "#app/ui/FramedPicture.tsx";
import { inOrder } from "#app/ui/in-order.tsx";
import { Picture } from "#app/ui/Picture.tsx";
import { dishes, dishesTitle } from "#content/dining.yaml";
import css from "./DishGallery.module.css";

const views = dishes.map(({ name, picture }) => ({ title: name, picture }));

export function DishGallery() {
  const { lightbox, opener } = useLightbox(views, "min(100vw, 90vh)");
  return (
    <section className="section alpenglow below-fold">
      <div className="wrap">
        <h2 className={css.title}>{dishesTitle}</h2>
        <ul className={`columns rule ${css.dishes}`}>
          {inOrder(dishes, ({ name, note, picture }, index) => (
            <li>
              <FramedPicture
                round
                caption={
                  <>
                    <h3>{name}</h3>
                    <p>{note}</p>
                  </>
                }
              >
                <Picture picture={picture} sizes="(min-width: 64rem) 19rem, 44vw" />
                {opener(index)}
              </FramedPicture>
            </li>
          ))}
        </ul>
        {lightbox}
      </div>
    </section>
  );
}
