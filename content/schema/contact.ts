import { z } from "zod";
import type { Refusal } from "#shared/inquiry.ts";
import { type ResolvedAs, text, textWith } from "./fields.ts";

const outcome = {
  title: text("The heading, and the browser's tab."),
  description: text("One sentence for search engines."),
  crumb: text("Its name in the small line above the heading: Home / Dining.").meta({ title: "Short name" }),
};

export const contactSchema = z.strictObject({
  info: z
    .strictObject({
      address: text("Above the address."),
      telephone: text("Above the telephones."),
      email: text("Above the mail address."),
    })
    .describe("The headings of address, telephones and mail."),
  formTitle: text("The heading of the form."),
  fields: z
    .strictObject({
      name: text("The name."),
      email: text("The mail address."),
      message: text("The message."),
      messageHint: text("Below the message: what helps you to answer."),
      website: text("A field that guests do not see; machines fill it in."),
    })
    .describe("The labels of the form's fields."),
  submit: text("The button."),
  privacy: text(
    "The link below the button to the page about privacy. It opens in a new tab, so that nothing written is lost.",
  ),
  answerWithin: textWith("Below the button, if resort.yaml says within how many hours you answer.", [
    "hours",
  ]) as unknown as z.ZodType<ResolvedAs<string | undefined>>,
  sending: text("The button while the inquiry is being sent."),
  sent: text("The success message: in the alert, on the page, and on the page for browsers without script."),
  answerTo: textWith("Added below it, so that a slip in the address is seen.", ["email"]),
  sentEarlier: text("Added if the sent inquiry had waited on the device."),
  sentEarlierWords: text("Added if the form holds other words by then."),
  messageBegun: z
    .strictObject({
      package: textWith("From a package; {title} is its name.", ["title"]),
      offer: textWith("From an offer; {title} is its name.", ["title"]),
    })
    .describe("The beginning of the message if a guest comes from a package or an offer."),
  waiting: z
    .strictObject({
      title: text("The heading."),
      failure: z
        .strictObject({
          offline: text("There was no network."),
          silent: text("No answer came."),
          busy: text("The service has too much to do."),
          unexpected: text("Another server answered, such as a hotel's login page."),
          earlier: text("It was saved on an earlier visit."),
        })
        .describe("Why it has not been sent."),
      kept: textWith("What happens next, if the browser keeps the inquiry; {days} is how long.", ["days"]),
      notKept: text("The same if the browser does not keep it."),
      closed: text("Instead of its text on the next visit: the device may have another user by now."),
      open: text("The button that shows the inquiry."),
      discard: text("The button that deletes the inquiry."),
      discarded: text("The message after that."),
    })
    .describe("The notice while an inquiry waits for the network."),
  refused: z
    .strictObject({
      title: text("The heading."),
      edit: text("What the guest should do."),
      reasons: z
        .strictObject({
          name: text("The name is missing or too long."),
          email: text("The mail address cannot be right."),
          message: text("The message is too long."),
          later: text("There are too many inquiries, or it cannot be stored."),
          other: text("Anything else."),
        } satisfies Record<Refusal, z.ZodType>)
        .describe("Why it was refused."),
    })
    .describe("The notice if the service refuses the inquiry."),
  ways: z
    .strictObject({
      title: text("The heading."),
      call: text("The telephone."),
      chat: text("The chat."),
      mail: text("The mail."),
    })
    .describe("The other ways to reach you, beside an inquiry that waits."),
  chatAndMailSubject: text("The subject of a mail, and the beginning of a chat."),
  sentPage: z
    .strictObject({
      ...outcome,
      next: text("What happens next."),
      onward: text("The link to Home."),
    })
    .describe("The page after an inquiry, for browsers without script."),
  notSentPage: z
    .strictObject({
      ...outcome,
      heading: text("The heading on the page."),
      lead: text("The sentence below it."),
      onward: text("The link to an empty form."),
    })
    .describe("The page after an inquiry that was not taken, for browsers without script."),
});
