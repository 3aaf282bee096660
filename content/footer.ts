import type { FooterContent } from "#content/schema/footer.ts";

export const footer: FooterContent = {
  links: "Find your way",
  services: "Our services",
  reach: "Talk to us",
  action: "Book Now",
  rights: "All rights reserved.",
  // Said as long as media/pictures.ts says `rendering: true` of every picture, or of some.
  illustrations: {
    all: "The pictures are illustrations.",
    some: "Some of the pictures are illustrations.",
  },
};
