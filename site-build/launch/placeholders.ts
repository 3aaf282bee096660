import { hash } from "node:crypto";

// Placeholders are recognised by their text, so that no flag can be forgotten.

export const isPlaceholderTelephone = (telephone: string) => /0{5}/.test(telephone.replaceAll(" ", ""));
/** Reserved example domains; `address` is a host or a mail address. */
export const isPlaceholderHost = (address: string) =>
  /(^|[.@])(example|test|invalid|localhost|example\.(com|net|org))$/.test(address);

/** The placeholder's name, in Latin or Devanagari letters. */
export const isPlaceholderName = (text: string) => /kafal|काफल/i.test(text);

/** Places of the region that the site is about until it gets its own. */
export const isPlaceholderRegion = (text: string) =>
  /uttarakhand|garhwal|rishikesh|haridwar|dehradun|kotdwar|jolly grant|lansdowne|\bganga\b|\bganges\b|muni-ki-reti|ऋषिकेश|गढ़वाल|उत्तराख|हरिद्वार|देहरादून|कोटद्वार|गंगा/i.test(
    text,
  );

/** The beginnings of the dishes, packages, services and titles that the site has until it gets its own. */
export const isPlaceholderEntry = (text: string) =>
  /^(fast food|pizza|veg roll|gobhi sabji|calamares|dosha|idli|chainsoo|garhwali thali|kafuli|phaanu|jhangora kheer|thechwani)$|^(basic getaway|adventure plus|ultimate explorer|night view|hotel room|swimming pool|river|stay room)$|^(cottages made ready every|a welcome drink when you|from a table for two|leave the wet rafting|tea at midnight|for the evenings when the rain)\b/i.test(
    text,
  );

export const isSampleGuest = (name: string) => /^sample guest\b/i.test(name);

/** One of our six sample testimonials. Only letters are compared, so a changed comma does not matter. */
export const isSampleText = (text: string) => sampleTexts.has(digestOfLetters(text));

const digestOfLetters = (text: string) =>
  hash("sha256", text.toLowerCase().replaceAll(/[^\p{L}]+/gu, "")).slice(0, 12);

const sampleTexts: ReadonlySet<string> = new Set([
  "26cdb1fd4b44",
  "eadf067c7908",
  "c25a0e19ff50",
  "d921bd2407a4",
  "6fbd485d1083",
  "8ac2572a99fe",
]);
