import { useBrowserValue } from "#app/ui/useBrowserValue.ts";

declare const __BUILT_IN_YEAR__: number;

/** The year of the visit. The prerendered page can only know the year of its build; hydration corrects it. */
export function CopyrightYear() {
  return useBrowserValue(() => new Date().getFullYear(), __BUILT_IN_YEAR__);
}
