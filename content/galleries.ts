import type { Photo, View } from "#build/content-schema.ts";

export const homeGallery: readonly Photo[] = [
  { title: "Night View", picture: "gallery-night-view" },
  { title: "Hotel Room", picture: "gallery-hotel-room" },
  { title: "Swimming Pool", picture: "gallery-swimming-pool-day" },
  { title: "River", picture: "gallery-river" },
  { title: "Swimming Pool", picture: "gallery-swimming-pool-evening" },
  { title: "Stay Room", picture: "gallery-stay-room" },
];

export const aboutGallery: readonly View[] = [
  { title: "Clean and Spacious", picture: "about-clean-and-spacious" },
  { title: "Luxury", picture: "about-luxury" },
  { title: "Excellence", picture: "about-excellence" },
  { title: "Aesthetic Quality", picture: "about-aesthetic-quality" },
];
