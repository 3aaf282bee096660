import { PageMeta } from "#app/ui/PageMeta.tsx";
import { contact } from "#content/contact.yaml";
import { resort } from "#content/resort.yaml";
import { SentView } from "./SentView.tsx";

const { title, description } = contact.sentPage;

/** Where the service sends a guest whose browser posted the form without script. */
export default function InquirySent() {
  return (
    <>
      <PageMeta title={`${title} | ${resort.name}`} description={description} />
      <SentView />
    </>
  );
}
