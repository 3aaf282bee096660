/** The page for unknown addresses. Statuses and their texts are the specification's. */
export const words = {
  description: "This address leads nowhere.",
  statuses: {
    400: "400 Bad Request",
    403: "403 Forbidden",
    404: "404 Not Found",
    405: "405 Method Not Allowed",
  },
  noRoute: "No route matches URL",
  lead: "The path you followed ends here; these two go on.",
};
