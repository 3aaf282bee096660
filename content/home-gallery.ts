import type { Photo } from "#content/schema/galleries.ts";

export const homeGallery: readonly Photo[] = [
  { title: "Night View", picture: "gallery-night-view" },
  { title: "Hotel Room", picture: "gallery-hotel-room" },
  { title: "Swimming Pool", picture: "gallery-swimming-pool-day" },
  { title: "River", picture: "gallery-river" },
  { title: "Swimming Pool", picture: "gallery-swimming-pool-evening" },
  { title: "Stay Room", picture: "gallery-stay-room" },
];
