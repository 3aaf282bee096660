import { PageMeta } from "#app/ui/PageMeta.tsx";
import { errorPage } from "#content/error-page.yaml";
import { resort } from "#content/resort.yaml";
import { ErrorView } from "./ErrorView.tsx";

/** Any address that no page has. */
export default function NotFound() {
  return (
    <>
      <PageMeta title={`${errorPage.title} | ${resort.name}`} description={errorPage.description} />
      <ErrorView status={404} />
    </>
  );
}
