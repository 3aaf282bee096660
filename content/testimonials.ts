import type { Testimonial } from "#content/schema/testimonials.ts";

// Samples, and marked as such on the page, until real guests give theirs: set `sample: false` then.
export const testimonials: readonly Testimonial[] = [
  {
    name: "Sample guest, Delhi",
    text: "We came for the rafting and remember the silence. The cottage was warm, the food came when we were hungry, and at night there was only the fire and the stars.",
    rating: 4.5,
    sample: true,
  },
  {
    name: "Sample guest, Dehradun",
    text: "My mother walked to the waterfall and back and talked about it for a week. Somebody had thought of a stick for her before we asked.",
    rating: 5,
    sample: true,
  },
  {
    name: "Sample guest, Lucknow",
    text: "Two days, one village, a lake nobody else was at. The children asked for millet roti when we were home again.",
    rating: 5,
    sample: true,
  },
  {
    name: "Sample guest, Chandigarh",
    text: "It rained from lunch to dinner. We played carrom, the kitchen sent pakoras, and nobody looked at a telephone.",
    rating: 4.5,
    sample: true,
  },
  {
    name: "Sample guest, Mumbai",
    text: "We held our engagement here. Marigolds, lamps on the steps, and every guest found a blanket on the chair when the evening turned cold.",
    rating: 5,
    sample: true,
  },
  {
    name: "Sample guest, Jaipur",
    text: "The pool is cold, as it should be with hills like these behind it. Hot tea arrived before we could complain.",
    rating: 4.5,
    sample: true,
  },
];
