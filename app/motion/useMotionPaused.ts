import { useSyncExternalStore } from "react";
import { isMotionPaused, onMotionChange } from "./motion.ts";

export function useMotionPaused(): boolean {
  return useSyncExternalStore(onMotionChange, isMotionPaused, () => false);
}
