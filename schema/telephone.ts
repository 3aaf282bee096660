import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/min";
import { fieldMeta } from "./field-meta.ts";
import { nonEmptyString, plain } from "./text.ts";

/** The number in the bundled content, which nobody can have. */
export const placeholderTelephone = "+91 00000 00000";

/** +91 98765 43210 for 098765 43210 and for wa.me/919876543210. Undefined if nobody can have the number. */
export function parseTelephone(written: string, country: string): string | undefined {
  if (written === placeholderTelephone) return written;
  const [, chatNumber] = /^(?:https?:\/\/)?wa\.me\/\+?(\d+)\/?(?:\?.*)?$/i.exec(written) ?? [];
  const number = parsePhoneNumberFromString(chatNumber ? `+${chatNumber}` : written, {
    ...(isSupportedCountry(country) && { defaultCountry: country as CountryCode }),
    extract: false,
  });
  return number?.isValid() && !number.ext ? number.formatInternational() : undefined;
}

export const impossibleTelephone =
  "is not a possible telephone number. Enter one number, such as 98765 43210; one from another country begins with +";

/** A telephone number as written. `parseTelephone` normalizes it later, when the country is known. */
export const telephone = (label: string, hint = "Such as: 98765 43210") =>
  nonEmptyString(plain).register(fieldMeta, {
    label,
    hint,
    pattern: [
      String.raw`^\+?[\d\s()./\-]{6,22}$|^(https?://)?wa\.me/\S+$`,
      "must be one number, such as 98765 43210",
    ],
  });
