import { Icon } from "#app/ui/Icon.tsx";
import words from "#words/site.json" with { type: "json" };

/** Pauses and plays `subject`. The label says what a press does. */
export function PauseButton({
  subject,
  isPaused,
  onToggle,
  iconOnly = false,
  className,
}: {
  subject: "motion" | "video" | "pictures";
  isPaused: boolean;
  onToggle: (isPaused: boolean) => void;
  iconOnly?: boolean;
  className?: string | undefined;
}) {
  const name = words[isPaused ? "play" : "pause"][subject];
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
