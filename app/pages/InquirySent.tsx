import { SentView } from "#app/sections/contact/SentView.tsx";
import { contact } from "#content/contact.ts";
import { resort } from "#content/resort.ts";
import { describePage } from "./describe-page.ts";

const { title, description } = contact.sentPage;

export const meta = () => [
  ...describePage({ title: `${title} | ${resort.name}`, description }),
  { name: "robots", content: "noindex" },
];

/** Where the service sends a guest whose browser posted the form without script. */
export default function InquirySent() {
  return <SentView />;
}
