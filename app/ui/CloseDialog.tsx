import { Icon } from "./Icon.tsx";

/** The X of the dialog around it, which closes also without script. */
export function CloseDialog({ label, className }: { label: string; className?: string | undefined }) {
  return (
    <form method="dialog" className={className}>
      <button type="submit" className="round" aria-label={label}>
        <Icon name="close" />
      </button>
    </form>
  );
}
