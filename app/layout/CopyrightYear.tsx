import { useSyncExternalStore } from "react";

declare const __BUILT_IN_YEAR__: number;

const never = () => () => {};

/** The year of the visit. The prerendered page can only know the year of its build; hydration corrects it. */
export function CopyrightYear() {
  return useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => __BUILT_IN_YEAR__,
  );
}
