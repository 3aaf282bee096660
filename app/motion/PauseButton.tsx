import { Icon } from "#app/ui/Icon.tsx";
import words from "#words/site.json" with { type: "json" };

/** Pauses and plays `what`. The label says what a press does. */
export function PauseButton({
  what,
  isPaused,
  onToggle,
  iconOnly = false,
  className,
}: {
  what: "motion" | "video" | "pictures";
  isPaused: boolean;
  onToggle: (isPaused: boolean) => void;
  iconOnly?: boolean;
  className?: string | undefined;
}) {
  const name = words[isPaused ? "play" : "pause"][what];
  return (
    <button
      type="button"
      className={className}
      aria-label={name}
      title={iconOnly ? name : undefined}
      onClick={() => onToggle(!isPaused)}
    >
      <Icon name={isPaused ? "play" : "pause"} />
      {!iconOnly && <span>{name}</span>}
    </button>
  );
}
