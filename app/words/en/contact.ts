export const words = {
  info: { address: "Address", telephone: "Telephone", email: "Email" },
  reach: {
    title: "How to reach us",
    seasons: "The year and the river",
  },
  driver: { button: "Show the driver", title: "For the driver", close: "Close" },
  questions: {
    title: "Good to know",
    rest: "Anything else you would like to know before you book? Call us:",
  },
};
