import type { Evidence, Finding } from "./launch-item.ts";
import { isPlaceholderHost, isPlaceholderName, isPlaceholderTelephone } from "./placeholders.ts";

/** Name, telephones and addresses that nobody has. */
export function findInResort({ content: { resort } }: Evidence): Finding[] {
  const found: Finding[] = [];
  const add = (name: string, path: Finding["path"], todo: string) =>
    found.push({ name, group: "Who and where you are", file: "resort.yaml", path, todo });

  if (!resort.nameConfirmed)
    add(
      "name",
      ["name"],
      isPlaceholderName(resort.name)
        ? `"${resort.name}" is our placeholder. Write the resort's name, and nameConfirmed: true below it.`
        : `If "${resort.name}" is the resort's name, write nameConfirmed: true below it.`,
    );
  if (isPlaceholderHost(new URL(resort.siteUrl).hostname))
    add("siteUrl", ["siteUrl"], `No guest can open ${resort.siteUrl}. Write the address of the public site.`);
  resort.telephones.forEach((telephone, index) => {
    if (isPlaceholderTelephone(telephone))
      add(`telephone-${index + 1}`, ["telephones", index], `Nobody has ${telephone}. Write your number.`);
  });
  if (isPlaceholderTelephone(resort.chatTelephone))
    add(
      "chatTelephone",
      ["chatTelephone"],
      `Nobody has ${resort.chatTelephone}. Write the number of your WhatsApp.`,
    );
  if (isPlaceholderHost(resort.email))
    add("email", ["email"], `No mail arrives at ${resort.email}. Write your mail address.`);
  if (resort.address.street === "")
    add("street", ["address", "street"], "The address has no street or village yet. Write it.");
  if (resort.place.precision !== "exact")
    add(
      "place",
      ["place"],
      'The map marks the area of the PIN code. Write the two numbers of the house, and precision: "exact".',
    );
  return found;
}
