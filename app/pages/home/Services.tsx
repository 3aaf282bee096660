import { Icon } from "#app/ui/Icon.tsx";
import { inOrder } from "#app/ui/in-order.tsx";
import { SectionHeading } from "#app/ui/SectionHeading.tsx";
import { services } from "#content/home.yaml";
import { words } from "#words/home.ts";
import css from "./Services.module.css";

export function Services() {
  return (
    <section className="thin below-fold">
      <div className="wrap">
        <SectionHeading title={words.services} ridge="line-b" />
        {/* biome-ignore lint/a11y/noRedundantRoles: WebKit does not announce a list of grids without the role */}
        <ul role="list" className={`columns ruled ${css.services}`}>
          {inOrder(services, ({ title, description, icon }) => (
            <li>
              <Icon name={icon} className={css.icon ?? ""} />
              <h3>{title}</h3>
              <p className="note">{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
