import { z } from "zod";
import { list, text, textWith } from "./fields.ts";

const linkedPage = {
  title: text("The heading, and the browser's tab."),
  description: text("One sentence for search engines."),
  crumb: text("Its name in the line that says where one is."),
  home: text("The link to Home."),
};

export const contactSchema = z.strictObject({
  info: z
    .strictObject({
      address: text("Above the address."),
      telephone: text("Above the telephones."),
      email: text("Above the mail address."),
    })
    .describe("The headings of the block with address, telephones and mail."),
  formTitle: text("The heading of the form."),
  fields: z
    .strictObject({ name: text("The first."), email: text("The second."), message: text("The third.") })
    .describe("The names of the form's fields."),
  submit: text("The button."),
  sending: text("The button while the inquiry is on its way."),
  sent: text("In the alert, on the page, and on the page for browsers without script."),
  sentEarlier: text("Added when it is one that waited on the device that has been sent."),
  sentEarlierWords: text("Added when the form holds other words by then."),
  messageBegun: z
    .strictObject({
      package: textWith("From a package; {title} is its name.", ["title"]),
      offer: textWith("From an offer; {title} is its name.", ["title"]),
    })
    .describe("How the message begins when a guest comes from a package or an offer."),
  waiting: z
    .strictObject({
      title: text("The heading."),
      failure: z
        .strictObject({
          offline: text("There was no network."),
          silent: text("No answer came."),
          busy: text("The service has too much to do."),
          unexpected: text("Somebody else answered, such as a hotel's network that wants a login."),
          earlier: text("It was found on the device."),
        })
        .describe("Why it has not been sent."),
      soon: text("When it is tried again, as a rule."),
      later: textWith("When it is tried again at a certain time.", ["time"]),
      kept: text("That it is kept on the device."),
      notKept: text("That the browser does not keep it."),
      closed: textWith(
        "Before it is opened no word of it is shown: the device may have another user by now.",
        ["initials"],
      ),
      open: text("The button that opens it."),
      clear: text("The button for somebody else."),
      discard: text("The button that removes it."),
      discarded: text("What is said then."),
    })
    .describe("What is said while an inquiry waits for a network."),
  refused: z
    .strictObject({ title: text("The heading."), edit: text("What to do.") })
    .describe("What is said when the service does not take it."),
  ways: z
    .strictObject({
      title: text("The heading."),
      call: text("The telephone."),
      chat: text("The chat."),
      mail: text("The mail."),
    })
    .describe("The other ways to reach you, beside an inquiry that waits."),
  chatAndMailSubject: text("The subject of a mail, and the begin of a chat."),
  sentPage: z
    .strictObject({
      ...linkedPage,
      nextTitle: text("The heading of what happens next."),
      next: list(text("One step."), "What happens next."),
      onward: text("The link to the packages."),
    })
    .describe("The page after an inquiry, for browsers without script."),
  notSentPage: z
    .strictObject({
      ...linkedPage,
      heading: text("The heading on the page."),
      lead: text("The sentence below it."),
      ways: text("The heading of the other ways."),
      back: text("The link back to the form."),
    })
    .describe("The page after an inquiry that was not taken, for browsers without script."),
});
