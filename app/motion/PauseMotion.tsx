import { setMotionPaused, useMotionPaused } from "./motion.ts";
import { PauseButton } from "./PauseButton.tsx";

/** Pauses everything that moves by itself, on all pages, as WCAG 2.2.2 requires. The pause is saved. */
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
