import takeOwnAddress from "#app/start/take-own-address.ts?script";
import { PageMeta } from "#app/ui/PageMeta.tsx";
import { contact } from "#content/contact.yaml";
import { resort } from "#content/resort.yaml";
import { NotSentView } from "./NotSentView.tsx";

const { title, description } = contact.notSentPage;

/** What the service answers when a form that was posted without script is refused. */
export default function InquiryNotSent() {
  return (
    <>
      <PageMeta title={`${title} | ${resort.name}`} description={description} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own file; its hash is in the CSP */}
      <script dangerouslySetInnerHTML={{ __html: takeOwnAddress }} />
      <NotSentView />
    </>
  );
}
