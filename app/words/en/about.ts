export const words = {
  checklist: "What is here for you",
  gallery: { label: "Our Gallery", title: "Discover Our Services" },
  social: "Find us here",
};
