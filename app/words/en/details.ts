/** On the cards of packages and offers, and in their details. */
export const words = {
  open: "MORE DETAILS",
  more: "...and more",
  price: "Price",
  action: "Book Now",
  chat: "Ask by chat",
  included: "What is included",
  close: "Close details",
};
