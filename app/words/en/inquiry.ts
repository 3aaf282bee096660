const inDaysOrHours = (hours: number) =>
  hours % 24 === 0 ? counted(hours / 24, "a day", "days") : counted(hours, "an hour", "hours");
const counted = (count: number, one: string, many: string) => (count === 1 ? one : `${count} ${many}`);

/** The inquiry: its form, what becomes of it, and the pages after a form that was posted without script. */
export const words = {
  title: "Send an inquiry",
  fields: {
    name: "Name",
    email: "Email",
    message: "Message",
    messageHint: "Your dates, adults, children",
    website: "Website",
  },
  submit: "Submit",
  privacy: "Privacy: what we do with your words (opens in a new tab)",
  answerWithin: (hours: number) => `We answer within ${inDaysOrHours(hours)}.`,
  sending: "Sending",
  sent: "Your inquiry has been sent. Thank you!",
  answerTo: (email: string) => `We answer to ${email}.`,
  afterSending: {
    ifNoAnswer:
      "If nothing comes, look among the unwanted mail, or call us. Nothing is booked before you and we have both said yes.",
    change: "Changed your mind?",
    begun: "I have sent you an inquiry through your website. Please change it, or forget it: ",
  },
  sentEarlier: "It was the one that waited on this device.",
  begun: {
    package: (title: string) =>
      `We would like to book ${title}, for … adults and … children. We could come on `,
    children: (title: string) => `What would ${title} cost with children? Their ages: `,
    offer: (title: string) => `Please tell us more about ${title}. We could come on `,
  },
  waiting: {
    title: "Your inquiry has not been sent yet.",
    failure: {
      offline: "There is no connection.",
      silent: "No answer came in time.",
      busy: "We cannot take it at this moment.",
      unexpected: "The answer that came was not ours.",
      earlier: "You wrote it earlier.",
    },
    kept: (days: number) =>
      `We send it by itself when you have a connection and this site is open, for ${days} days.`,
    notKept: "This browser does not let us keep it, so please leave this page open.",
    closed: "An inquiry waits on this device. It has not been sent yet.",
    open: "Open it",
    discard: "Discard",
    discarded: "The inquiry has been removed from this device.",
  },
  refused: {
    title: "Your inquiry has not been accepted.",
    edit: "Please change it and submit it again.",
    reasons: {
      name: "The name is missing, or longer than 200 characters.",
      email: "The e-mail address does not look right.",
      message: "The message is longer than 10,000 characters.",
      later: "We cannot take it at this moment. Please try again later.",
      other: "Something went wrong. Please try again, or call us.",
    },
  },
  ways: { title: "Or reach us now:", call: "Call", chat: "Chat", mail: "Mail" },
  subject: "Inquiry",
  sentPage: {
    title: "Inquiry sent",
    description: "Your inquiry has reached us.",
    crumb: "Sent",
    lead: "We read it, and answer by mail to the address you gave us.",
    onward: "Home",
  },
  notSentPage: {
    title: "Inquiry not sent",
    description: "Your inquiry has not reached us.",
    crumb: "Not sent",
    heading: "Your inquiry was not sent",
    lead: "Nothing has reached us. Your browser’s Back button leads to the form, where what you wrote should still be.",
    onward: "Open an empty form",
  },
};
