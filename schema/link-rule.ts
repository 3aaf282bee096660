import { pagePaths } from "#shared/pages.ts";

const pages = Object.values(pagePaths);
/** A pattern for https:// with a domain of two or more labels and an optional port. */
export const secureHost = String.raw`https://([\p{L}\p{M}\p{N}_-]+\.)+\p{L}[\p{L}\p{M}\p{N}-]+(:\d{2,4})?`;

const linkForms = {
  page: new RegExp(`^(${pages.join("|")})([?#]\\S*)?$`),
  web: new RegExp(`^${secureHost}([/?#]\\S*)?$`, "u"),
  mail: /^mailto:\S+@\S+$/,
  telephone: /^tel:[+\d-]+$/,
};
export const isLink = (url: string) => Object.values(linkForms).some((form) => form.test(url));
export const linkRule = `must be a page (${pages.join(", ")}), or begin with https://, mailto: or tel:`;
