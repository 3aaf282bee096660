import { useResortDay } from "#app/season/resort-day.ts";
import { sayPrice } from "#app/season/season-prices.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { inOrder } from "#app/ui/in-order.tsx";
import { SectionHeading } from "#app/ui/SectionHeading.tsx";
import { home } from "#content/home.yaml";
import { packages } from "#content/packages.yaml";
import { services } from "#content/services.yaml";
import { formatPrice } from "#shared/price.ts";
import css from "./Services.module.css";

/** On paper with the packages' prices below. */
export function Services() {
  const day = useResortDay();
  return (
    <section className={`thin below-fold ${css.estimate}`}>
      <div className="wrap">
        <SectionHeading title={home.servicesTitle} line="line-b" />
        <ul className={css.services}>
          {inOrder(services, ({ title, description, icon }) => (
            <li>
              <i className={css.stem} />
              <Icon name={icon} className={css.icon ?? ""} />
              <h3>{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ul>
        <p className={css.onPaper}>
          {packages.map(({ title, price }) => `${title} ${sayPrice(price, day, formatPrice)}`).join(" · ")}
        </p>
      </div>
    </section>
  );
}
