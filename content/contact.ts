import type { ContactContent } from "#content/schema/contact.ts";

export const contact: ContactContent = {
  info: { address: "Address", telephone: "Telephone", email: "Email" },
  formTitle: "Send an inquiry",
  fields: { name: "Name", email: "Email", message: "Message" },
  submit: "Submit",
  sending: "Sending",
  // The specification's sentence: in the alert, on the page, and on the page for browsers without script.
  sent: "Your inquiry has been sent. Thank you!",
  sentEarlier: "It was the one that waited on this device.",
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
    soon: "While a page of ours is in view it is tried again at least once a minute, and at once when the connection comes back or you do.",
    later: "We try again at {time}, if a page of ours is open then.",
    kept: "It is kept on this device for 7 days, so that your next visit tries as well.",
    notKept: "This browser does not let us keep it, so please leave this page open.",
    // Until it is opened the notice shows no word of it: the device may have another user by now.
    closed: "An inquiry by {initials} waits on this device. It has not been sent yet.",
    open: "Open it",
    clear: "Not you? Clear",
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
