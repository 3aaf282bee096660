export const words = {
  hero: {
    action: "Book Now",
    packages: (price: string) => `Packages from ${price}`,
    pictures: "Pictures of the resort",
    showPicture: (position: number, count: number) => `Show picture ${position} of ${count}`,
  },
  popup: {
    note: "Nothing is sent from here. Mention this offer in your inquiry.",
    submitted: "Nothing has been sent. Mention this offer in your inquiry.",
    fields: { name: "Name", mobile: "Mobile", email: "Email" },
    submit: "Submit",
    close: "Close",
  },
  place: "A Place of",
  about: { label: "About Us", action: "More about us" },
  services: "Our Services",
  photos: "Our Latest Photos",
  testimonials: {
    title: "What Customers Say?",
    label: "Testimonials",
    show: (position: number, count: number) => `Show testimonial ${position} of ${count}`,
  },
};
