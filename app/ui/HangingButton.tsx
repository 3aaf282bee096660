import css from "./HangingLink.module.css";
import { Icon } from "./Icon.tsx";

/** Looks like HangingLink and opens the dialog with the id `opens`. Without `opens`: no action, no arrow. */
export function HangingButton({
  opens,
  children,
  describedBy,
}: {
  opens?: string | undefined;
  children: string;
  /** The id of the heading that distinguishes this button from others with the same text. */
  describedBy?: string;
}) {
  return (
    <button
      type="button"
      className={`tap ${css.hangs}`}
      {...(opens && { commandfor: opens, command: "show-modal" })}
      aria-describedby={describedBy}
      aria-haspopup={opens ? "dialog" : undefined}
    >
      {children} {opens && <Icon name="arrow" />}
    </button>
  );
}
