/** Stands in for NoticeBanner.tsx where there is nothing to say. */
export const NoticeBanner = undefined;
