/** Contact: the ways to us, and what is good to know. */
export const words = {
  info: { address: "Address", telephone: "Telephone", email: "Email" },
  reach: {
    title: "How to reach us",
    year: "The year and the river",
    confirm: "Ask us before you set out",
    offline: "This page stays on your phone once you have opened it, also where there is no signal.",
  },
  driver: { button: "Show the driver", title: "For the driver", close: "Close" },
  questions: {
    title: "Good to know",
    rest: "Anything else you would like to know before you book? Call us:",
  },
};
