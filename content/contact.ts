import type { ContactContent } from "#content/schema/contact.ts";

export const contact: ContactContent = {
  info: { address: "Address", telephone: "Telephone", email: "Email" },
  formTitle: "Send an inquiry",
  fields: { name: "Name", email: "Email", message: "Message" },
  submit: "Submit",
  sending: "Sending",
  // The specification's sentence: in the alert, on the page, and on the page for browsers without script.
  sent: "Your inquiry has been sent. Thank you!",
  sentEarlierWords: "What you have changed in the meantime is still in the form.",
  messageBegun: {
    package: "We would like to book {title}. We could come on ",
    offer: "Please tell us more about {title}. We could come on ",
  },
  waiting: {
    title: "Your inquiry has not been sent yet.",
    failure: {
      offline: "There is no connection to us at the moment.",
      silent: "We did not get an answer in time.",
      busy: "We cannot take it at this moment.",
      unexpected: "The answer that came was not ours.",
      earlier: "You wrote it earlier.",
    },
    kept: "It is kept on this device and tried again by itself: here, when the connection returns, and on your next visit.",
    notKept:
      "This browser does not let us keep it, so please leave this page open: it is tried again by itself.",
    discard: "Discard",
    discarded: "The inquiry has been removed from this device.",
  },
  refused: {
    title: "Your inquiry has not been accepted.",
    edit: "Please change it and submit it again.",
  },
  ways: { title: "Or reach us now:", call: "Call", chat: "Chat", mail: "Mail" },
  chatAndMailSubject: "Inquiry",
  sentPage: {
    title: "Inquiry sent",
    description: "Your inquiry has reached us.",
    crumb: "Sent",
    nextTitle: "What happens next",
    next: [
      "We read it, and answer by mail to the address you gave us.",
      "If nothing comes, look among the unwanted mail, or call us.",
      "Nothing is booked before you and we have both said yes.",
    ],
    home: "Home",
    onward: "Our packages",
  },
  notSentPage: {
    title: "Inquiry not sent",
    description: "Your inquiry has not reached us.",
    crumb: "Not sent",
    heading: "Your inquiry has not been sent",
    lead: "Nothing has reached us. If you go back, what you wrote should still be in the form.",
    ways: "Or reach us another way",
    back: "Back to the form",
    home: "Home",
  },
};
