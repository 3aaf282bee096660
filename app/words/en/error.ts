/** The page about an error. Statuses and their texts are the specification's. */
export const words = {
  description: "This address leads nowhere.",
  statuses: {
    400: "400 Bad Request",
    403: "403 Forbidden",
    404: "404 Not Found",
    405: "405 Method Not Allowed",
  },
  reasons: {
    400: "The address is not written as addresses are.",
    403: "Only this website's own form can be sent here.",
    404: "No route matches URL",
    405: "Nothing can be sent to this address.",
  },
  lead: "The path you followed ends here; these two go on.",
};
