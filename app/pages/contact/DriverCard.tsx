import { ArrowLink } from "#app/ui/ArrowLink.tsx";
import { CloseDialog } from "#app/ui/CloseDialog.tsx";
import { telephoneUrl } from "#app/ui/telephone.ts";
import { useDialog } from "#app/ui/useDialog.ts";
import * as resort from "#content/site.yaml";
import words from "#words/contact.json" with { type: "json" };
import css from "./DriverCard.module.css";

const { button, title, close } = words.driver;
const [telephone = ""] = resort.telephones;

export function DriverCard() {
  return (
    <div>
      <ArrowLink opens="driver">{button}</ArrowLink>
      <dialog {...useDialog()} id="driver" className={`opens ${css.card}`} aria-labelledby="driver-title">
        <CloseDialog label={close} />
        <h2 id="driver-title">{title}</h2>
        <address className="title">
          {resort.addressLines.join("\n")}
          {"\n"}
          <a href={telephoneUrl(telephone)}>{telephone}</a>
        </address>
      </dialog>
    </div>
  );
}
