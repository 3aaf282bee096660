import hanging from "#app/ui/HangingLink.module.css";
import { Icon } from "#app/ui/Icon.tsx";
import { useDialog } from "#app/ui/useDialog.ts";
import { words } from "#words/contact.ts";
import { AddressAndTelephone } from "./AddressAndTelephone.tsx";
import css from "./DriverCard.module.css";

const { button, title, close } = words.driver;

/** The address in letters that fill the screen, to hold out to a driver. */
export function DriverCard() {
  return (
    <div>
      <button
        type="button"
        className={hanging.hangs}
        {...{ commandfor: "driver", command: "show-modal" }}
        aria-haspopup="dialog"
      >
        {button} <Icon name="arrow" />
      </button>
      <dialog {...useDialog()} id="driver" className={css.card} aria-labelledby="driver-title">
        <form method="dialog">
          <button type="submit" aria-label={close}>
            <Icon name="close" />
          </button>
        </form>
        <h2 id="driver-title">{title}</h2>
        <AddressAndTelephone className={css.words} />
      </dialog>
    </div>
  );
}
