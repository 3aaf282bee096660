// Placeholders are recognised by their text, so that no flag can be forgotten.

export const isPlaceholderTelephone = (telephone: string) => /0{5}/.test(telephone.replaceAll(" ", ""));

/** Reserved example domains; `address` is a host or a mail address. */
export const isPlaceholderHost = (address: string) =>
  /(^|[.@])(example|test|invalid|localhost|example\.(com|net|org))$/.test(address);
