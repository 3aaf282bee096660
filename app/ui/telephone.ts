/** The `tel:` address of a number as it is printed. */
export function telephoneAddress(telephone: string): string {
  return `tel:${telephone.replaceAll(/[^+\d]/g, "")}`;
}

/** A chat with the number on WhatsApp; `text` is the message begun there. */
export function chatAddress(telephone: string, text?: string): string {
  const begun = text ? `?text=${encodeURIComponent(text)}` : "";
  return `https://wa.me/${telephone.replaceAll(/\D/g, "")}${begun}`;
}
