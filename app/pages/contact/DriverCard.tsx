import hanging from "#app/ui/HangingLink.module.css";
import { Icon } from "#app/ui/Icon.tsx";
import { useDialogEntry } from "#app/ui/useDialogEntry.ts";
import { reach } from "#content/reach.yaml";
import css from "./DriverCard.module.css";
import { DriverWords } from "./DriverWords.tsx";
import { keepAwake } from "./keep-awake.ts";

const { button, title, close } = reach.driver;

/**
 * The address in letters that fill the screen, to hold out to a driver. The screen stays on. Without script a browser that
 * knows no `commandfor` has a link, and the card is a part of the page.
 */
export function DriverCard() {
  const entry = useDialogEntry(keepAwake);
  return (
    <div>
      <button
        type="button"
        className={`${hanging.hangs} ${css.button}`}
        {...{ commandfor: "driver", command: "show-modal" }}
        aria-haspopup="dialog"
      >
        {button} <Icon name="arrow" className={hanging.arrow ?? ""} />
      </button>
      <noscript>
        <a className={hanging.hangs} href="#driver">
          {button}
        </a>
      </noscript>
      <dialog {...entry} id="driver" className={css.card} aria-labelledby="driver-title">
        <button
          type="button"
          className={css.close}
          aria-label={close}
          onClick={() => entry.ref.current?.close()}
        >
          <Icon name="close" />
        </button>
        <h2 id="driver-title">{title}</h2>
        <DriverWords />
      </dialog>
    </div>
  );
}
