import type { ReactNode } from "react";
import { href } from "react-router";
import { Breadcrumb } from "#app/ui/Breadcrumb.tsx";
import { contactPage } from "#content/pages/contact.yaml";
import css from "./OutcomeView.module.css";

/** What a form posted without script ends in: words on the left, and what hangs from the header's line on the right. */
export function OutcomeView({
  heading,
  crumb,
  hanging,
  children,
}: {
  heading: string;
  crumb: string;
  hanging: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="mist">
      <div className={`wrap ${css.outcome}`}>
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
