import { Icon } from "./Icon.tsx";

/** The X that closes the dialog around it, even without JavaScript. */
export function CloseDialog({ label, className }: { label: string; className?: string | undefined }) {
  return (
    <form method="dialog" className={className}>
      <button type="submit" className="round" aria-label={label}>
        <Icon name="close" />
      </button>
    </form>
  );
}
