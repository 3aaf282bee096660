export const words = {
  heading: "Packages and Specials",
  from: "From",
  perNight: "Average Per Night",
  ask: "Ask about this offer",
  pesos: "Prices with PHP are in Philippine pesos. Ask us, and we tell you the price in rupees.",
  none: "There is no offer at the moment. The packages are on a page of their own.",
};
