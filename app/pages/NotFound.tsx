import { ErrorView } from "#app/sections/ErrorView.tsx";
import { PageMeta } from "#app/ui/PageMeta.tsx";
import { errorPage } from "#content/error-page.yaml";
import { resort } from "#content/resort.yaml";

/** Any address that no page has. */
export default function NotFound() {
  return (
    <>
      <PageMeta title={`${errorPage.title} | ${resort.name}`} description={errorPage.description} />
      <ErrorView status={404} />
    </>
  );
}
