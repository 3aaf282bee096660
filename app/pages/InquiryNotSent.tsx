import { NotSentView } from "#app/sections/contact/NotSentView.tsx";
import { contact } from "#content/contact.ts";
import { resort } from "#content/resort.ts";
import { notSentPagePath } from "#shared/inquiry.ts";
import { describePage } from "./describe-page.ts";

const { title, description } = contact.notSentPage;

export const meta = () => [
  ...describePage({ title: `${title} | ${resort.name}`, description }),
  { name: "robots", content: "noindex" },
];

// The service answers a failed post with this page at the post's own address, for which the router has no route:
// it would put the error page in its place. The new address also keeps a reload from posting again.
const takeOwnAddress = `if(location.pathname!=="${notSentPagePath}")history.replaceState(null,"","${notSentPagePath}")`;

/** What the service answers when a form that was posted without script is refused. */
export default function InquiryNotSent() {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant; its hash is in the CSP */}
      <script dangerouslySetInnerHTML={{ __html: takeOwnAddress }} />
      <NotSentView />
    </>
  );
}
