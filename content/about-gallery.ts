import type { View } from "#content/schema/galleries.ts";

export const aboutGallery: readonly View[] = [
  { title: "Clean and Spacious", picture: "about-clean-and-spacious" },
  { title: "Luxury", picture: "about-luxury" },
  { title: "Excellence", picture: "about-excellence" },
  { title: "Aesthetic Quality", picture: "about-aesthetic-quality" },
];
