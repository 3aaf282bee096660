import { language } from "#content/site.yaml";

/** 'Long Stay Offers' of 'LONG STAY OFFERS', for sentences: capitals shout there. Other titles stay as they are. */
export function inTitleCase(title: string): string {
  const low = title.toLocaleLowerCase(language);
  if (title !== title.toLocaleUpperCase(language)) return title;
  return low.replaceAll(/(?<![\p{L}\p{M}\p{N}'’])\p{L}/gu, (letter) => letter.toLocaleUpperCase(language));
}
