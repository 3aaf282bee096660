import { Icon } from "#app/ui/Icon.tsx";
import words from "#words/site.json" with { type: "json" };
import { setMotionPaused, useMotionPaused } from "./motion.ts";

/** The switch that WCAG 2.2.2 requires: stops everything that moves by itself, on every page. The choice is saved. */
export function PauseMotion({
  className,
  what = "motion",
  iconOnly = false,
  isHeld = false,
  onPlay,
}: {
  className?: string | undefined;
  what?: "motion" | "video" | "pictures";
  iconOnly?: boolean;
  /** It does not move for a reason of its own, although motion is not paused. */
  isHeld?: boolean;
  onPlay?: () => void;
}) {
  const paused = useMotionPaused() || isHeld;
  const name = words[paused ? "play" : "pause"][what];
  return (
    <button
      type="button"
      className={className}
      aria-label={name}
      title={iconOnly ? name : undefined}
      onClick={() => {
        setMotionPaused(!paused);
        if (paused) onPlay?.();
      }}
    >
      <Icon name={paused ? "play" : "pause"} />
      {!iconOnly && <span>{name}</span>}
    </button>
  );
}
