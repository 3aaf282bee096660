import type { ReactNode } from "react";
import { href } from "react-router";
import { Breadcrumb } from "#app/ui/Breadcrumb.tsx";
import { PageMeta } from "#app/ui/PageMeta.tsx";
import { contactPage } from "#content/pages/contact.yaml";
import { resort } from "#content/resort.yaml";
import css from "./OutcomeView.module.css";

/** The page after a form was posted without script: text on the left, `hanging` on the right below the header. */
export function OutcomeView({
  page: { title, description, crumb },
  heading,
  hanging,
  children,
}: {
  page: { title: string; description: string; crumb: string };
  heading: string;
  hanging: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="mist">
      <PageMeta title={`${title} | ${resort.name}`} description={description} />
      <div className={`wrap twelve ${css.outcome}`}>
        <div className={css.words}>
          <h1>{heading}</h1>
          <Breadcrumb between={[{ to: href("/Contact"), label: contactPage.crumb }]} current={crumb} />
          {children}
        </div>
        <div className={css.hanging}>{hanging}</div>
      </div>
    </div>
  );
}
