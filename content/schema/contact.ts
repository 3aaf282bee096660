import { z } from "zod";
import { text } from "./fields.ts";

const withPart = (part: string) => z.string().includes(part, { error: `must contain ${part}` });
const withTitle = withPart("{title}");

const linkedPage = { title: text, description: text, crumb: text, home: text };

export const contactSchema = z.strictObject({
  info: z.strictObject({ address: text, telephone: text, email: text }),
  formTitle: text,
  fields: z.strictObject({ name: text, email: text, message: text }),
  submit: text,
  sending: text,
  sent: text,
  sentEarlier: text,
  sentEarlierWords: text,
  messageBegun: z.strictObject({ package: withTitle, offer: withTitle }),
  waiting: z.strictObject({
    title: text,
    failure: z.strictObject({ offline: text, silent: text, busy: text, unexpected: text, earlier: text }),
    soon: text,
    later: withPart("{time}"),
    kept: text,
    notKept: text,
    closed: withPart("{initials}"),
    open: text,
    clear: text,
    discard: text,
    discarded: text,
  }),
  refused: z.strictObject({ title: text, edit: text }),
  ways: z.strictObject({ title: text, call: text, chat: text, mail: text }),
  chatAndMailSubject: text,
  sentPage: z.strictObject({ ...linkedPage, nextTitle: text, next: z.array(text).min(1), onward: text }),
  notSentPage: z.strictObject({ ...linkedPage, heading: text, lead: text, ways: text, back: text }),
});

export type ContactContent = z.infer<typeof contactSchema>;
