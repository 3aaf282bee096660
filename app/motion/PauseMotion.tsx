import { setMotionPaused, useMotionPaused } from "./motion.ts";
import { PauseButton } from "./PauseButton.tsx";

/** The control that WCAG 2.2.2 requires: pauses everything that moves by itself, on every page. A pause is saved. */
export function PauseMotion({ className }: { className?: string }) {
  return (
    <PauseButton
      subject="motion"
      isPaused={useMotionPaused()}
      onToggle={setMotionPaused}
      className={className}
    />
  );
}
