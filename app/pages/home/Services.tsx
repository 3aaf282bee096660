import { type ReactNode, useEffect, useState } from "react";
import { Icon } from "#app/ui/Icon.tsx";
import { inOrder } from "#app/ui/in-order.tsx";
import { SectionHeading } from "#app/ui/SectionHeading.tsx";
import { home } from "#content/home.yaml";
import { services } from "#content/services.yaml";
import css from "./Services.module.css";

/** On paper with prices and address below. Their script comes in an idle moment. */
export function Services() {
  const [onPaper, setOnPaper] = useState<ReactNode>();
  useEffect(() => {
    // Safari has no requestIdleCallback. Without a network they are missing.
    (window.requestIdleCallback ?? setTimeout)(() =>
      import("./OnPaper.tsx").then(
        ({ OnPaper }) => setOnPaper(<OnPaper />),
        () => {},
      ),
    );
  }, []);
  return (
    <section className={`thin below-fold ${css.estimate}`}>
      <div className="wrap">
        <SectionHeading title={home.servicesTitle} line="line-b" />
        <ul className={`${css.services} paper-3`}>
          {inOrder(services, ({ title, description, icon }) => (
            <li>
              <i className={css.stem} />
              <Icon name={icon} className={css.icon ?? ""} />
              <h3>{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ul>
        {onPaper}
      </div>
    </section>
  );
}
