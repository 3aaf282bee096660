import css from "./HangingLink.module.css";
import { Icon } from "./Icon.tsx";

/** The same as a button. Without `onPress` it has no effect and shows no arrow, for an arrow promises a way. */
export function HangingButton({
  onPress,
  children,
  describedBy,
}: {
  onPress?: (() => void) | undefined;
  children: string;
  /** The id of the heading that tells this button from its neighbours. */
  describedBy: string;
}) {
  return (
    <button
      type="button"
      className={`${css.hangs} ${css.wide}`}
      onClick={onPress}
      aria-describedby={describedBy}
      aria-haspopup={onPress ? "dialog" : undefined}
    >
      {children} {onPress && <Icon name="arrow" className={css.arrow ?? ""} />}
    </button>
  );
}
