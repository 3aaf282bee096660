// Shared by the form and the service. Browsers download this file, so it has only constants and small functions.

export const sendPath = "/api/v1.0/email/send";
export const sendFormPath = "/api/v1.0/email/send-form";

/** The body of a response that acknowledges an inquiry. Any other body with status 200 is a failure. */
export const acknowledgement = "OK";

/** How long a browser keeps an inquiry that has not been sent. */
export const savedForDays = 7;
/** The time within which RATE_PER_IP limits the submissions of a client. */
export const clientLimitMinutes = 10;

/** The only limit on an inquiry's length: about 10,000 letters of any language, 60,000 of English. */
export const bodyMaxBytes = 64 * 1024;

export const inquiryIdField = "inquiry_id";
/** Invisible to guests. Autofill sometimes fills it, so an inquiry with a value is quarantined and not refused. */
export const honeypotField = "website";
/**
 * A query parameter of both paths above: the path of a locale, such as hi. The service then answers in its language. The name
 * is an earlier word for locale, kept for pages that guests have open.
 */
export const localeField = "edition";
export const elapsedField = "elapsed_ms";

/** The pages after a form is posted without JavaScript. The fragment of the second one selects the reason, such as #email. */
export const sentPagePath = "/Contact/Sent";
export const notSentPagePath = "/Contact/NotSent";

/** Why an inquiry is refused. Each locale has a sentence for each. */
export type Refusal = "name" | "email" | "message" | "later" | "other";
export type Refusals = Readonly<Record<Refusal, string>>;

/** Adds a note such as 'Written in Hindi.' to a message that is not in the resort's language. */
export const addLanguageNote = (message: string, languageNote: string | undefined) =>
  message + (languageNote ? `\n\n${languageNote}` : "");

/** The guest's own words. */
export interface InquiryFields {
  name: string;
  email: string;
  message: string;
}

export interface SendRequest {
  lib_version: string;
  user_id: string;
  service_id: string;
  template_id: string;
  template_params: InquiryFields & { inquiry_id: string; website: string; elapsed_ms: string };
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export function isInquiryId(text: string): boolean {
  return uuid.test(text);
}
