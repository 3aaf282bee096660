import css from "./HangingLink.module.css";
import { Icon } from "./Icon.tsx";

/** The same as a button, which opens the dialog of that id. Without one it has no effect and shows no arrow, for an arrow promises a way. */
export function HangingButton({
  opens,
  children,
  describedBy,
}: {
  opens?: string | undefined;
  children: string;
  /** The id of the heading that tells this button from its neighbours. */
  describedBy: string;
}) {
  return (
    <button
      type="button"
      className={`${css.hangs} ${css.wide}`}
      {...(opens && { commandfor: opens, command: "show-modal" })}
      aria-describedby={describedBy}
      aria-haspopup={opens ? "dialog" : undefined}
    >
      {children} {opens && <Icon name="arrow" className={css.arrow ?? ""} />}
    </button>
  );
}
