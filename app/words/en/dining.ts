export const words = {
  intro: "Dine With Us",
  menu: "The menu",
  question: { text: "Is there something you do not eat? Write it with your inquiry.", link: "Write to us" },
  none: "Our menu is not here at the moment. Ask us what is cooking; we are glad to tell you.",
};
