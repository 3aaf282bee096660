export const telephoneUrl = (telephone: string) => `tel:${telephone.replaceAll(/[^+\d]/g, "")}`;

/** The URL of a WhatsApp chat with the number. `text` prefills the message. */
export function chatUrl(telephone: string, text?: string | false): string {
  const prefilled = text ? `?text=${encodeURIComponent(text)}` : "";
  return `https://wa.me/${telephone.replaceAll(/\D/g, "")}${prefilled}`;
}
