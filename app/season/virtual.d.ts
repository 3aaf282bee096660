// site-build/seasons.ts makes these: of what comes and goes with the days, a page carries what its content uses.

declare module "virtual:build-day" {
  /** What the prerendered pages take for today, by the resort's clock. */
  export const buildDay: string;
  /** Whether something is shown on certain days only. */
  export const hasDays: boolean;
}

declare module "virtual:notice-banner" {
  export const NoticeBanner: typeof import("#app/season/NoticeBanner.tsx").NoticeBanner | undefined;
}

declare module "virtual:seasons" {
  export * from "#app/season/with-seasons.ts";
  export const ClosedNote: typeof import("#app/season/ClosedNote.tsx").ClosedNote | undefined;
  export const shownWithin: (
    ...given: Parameters<typeof import("#app/season/shown-within.ts").shownWithin>
  ) => Partial<ReturnType<typeof import("#app/season/shown-within.ts").shownWithin>>;
}
