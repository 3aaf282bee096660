/** The statuses that the default error page words; the texts are the specification's. */
export const errorStatuses: Readonly<Record<number, string>> = {
  400: "400 Bad Request",
  403: "403 Forbidden",
  404: "404 Not Found",
  405: "405 Method Not Allowed",
};
