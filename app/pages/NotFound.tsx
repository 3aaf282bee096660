import { ErrorView } from "#app/sections/ErrorView.tsx";
import { PageMeta } from "#app/ui/PageMeta.tsx";
import { resort } from "#content/resort.yaml";

/** Any address that no page has. */
export default function NotFound() {
  return (
    <>
      <PageMeta title={`404 Not Found | ${resort.name}`} description="This address leads nowhere." />
      <ErrorView status={404} />
    </>
  );
}
