import type { ContactContent } from "#build/content-schema.ts";

export const contact: ContactContent = {
  formTitle: "Send an inquiry",
  sent: "Your inquiry has been sent. Thank you!",
  messageBegun: {
    package: "We would like to book {title}. We could come on ",
    offer: "Please tell us more about {title}. We could come on ",
  },
};
