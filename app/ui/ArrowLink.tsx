import css from "./ArrowLink.module.css";
import { Icon } from "./Icon.tsx";

/** A link with an arrow, or a button that opens the dialog with the id `opens`. Without an id it has neither action nor arrow. */
export function ArrowLink({
  children,
  describedBy,
  className = "",
  ...target
}: {
  children: string;
  className?: string | undefined;
  /** The id of a heading, if several links on the page have the same text. */
  describedBy?: string;
} & ({ to: string } | { opens: string | undefined })) {
  const commonProps = { className: `tap ${css.hangs} ${className}`, "aria-describedby": describedBy };
  if ("to" in target)
    return (
      <a href={target.to} {...commonProps}>
        {children} <Icon name="arrow" />
      </a>
    );
  const { opens } = target;
  return (
    <button type="button" {...commonProps} {...(opens && dialogOpener(opens))}>
      {children} {opens && <Icon name="arrow" />}
    </button>
  );
}

/** The props that make a button open the dialog with this id. */
export const dialogOpener = (dialog: string) =>
  ({ commandfor: dialog, command: "show-modal", "aria-haspopup": "dialog" }) as const;
