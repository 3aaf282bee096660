import { CloseDialog } from "#app/ui/CloseDialog.tsx";
import { HangingLink } from "#app/ui/HangingLink.tsx";
import { telephoneAddress } from "#app/ui/telephone.ts";
import { useDialog } from "#app/ui/useDialog.ts";
import * as resort from "#content/site.yaml";
import words from "#words/contact.json" with { type: "json" };
import css from "./DriverCard.module.css";

const { button, title, close } = words.driver;
const [telephone = ""] = resort.telephones;

export function DriverCard() {
  return (
    <div>
      <HangingLink opens="driver">{button}</HangingLink>
      <dialog {...useDialog()} id="driver" className={`opens ${css.card}`} aria-labelledby="driver-title">
        <CloseDialog label={close} />
        <h2 id="driver-title">{title}</h2>
        <address className="title">
          {resort.addressLines.join("\n")}
          {"\n"}
          <a href={telephoneAddress(telephone)}>{telephone}</a>
        </address>
      </dialog>
    </div>
  );
}
