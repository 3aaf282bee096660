export const telephoneAddress = (telephone: string) => `tel:${telephone.replaceAll(/[^+\d]/g, "")}`;

/** The address of a WhatsApp chat with the number. `text` prefills the message. */
export function chatAddress(telephone: string, text?: string | false): string {
  const begun = text ? `?text=${encodeURIComponent(text)}` : "";
  return `https://wa.me/${telephone.replaceAll(/\D/g, "")}${begun}`;
}
