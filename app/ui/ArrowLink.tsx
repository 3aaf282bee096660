import css from "./ArrowLink.module.css";
import { Icon } from "./Icon.tsx";

/** A link, or a button for the dialog with the id `opens`. Without that id: no action, no arrow. */
export function ArrowLink({
  children,
  describedBy,
  ...target
}: {
  children: string;
  /** The id of the heading that distinguishes it from others with the same text. */
  describedBy?: string;
} & ({ to: string } | { opens: string | undefined })) {
  const look = { className: `tap ${css.hangs}`, "aria-describedby": describedBy };
  if ("to" in target)
    return (
      <a href={target.to} {...look}>
        {children} <Icon name="arrow" />
      </a>
    );
  const { opens } = target;
  const action = opens && { commandfor: opens, command: "show-modal", "aria-haspopup": "dialog" as const };
  return (
    <button type="button" {...look} {...action}>
      {children} {opens && <Icon name="arrow" />}
    </button>
  );
}
