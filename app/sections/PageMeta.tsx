import * as resort from "#content/site.yaml";

/** The metadata of a page. Without `path`, search engines do not index it. */
export function PageMeta({
  title,
  description,
  path,
}: {
  title: string;
  description: string;
  path?: string;
}) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {path ? (
        <link rel="canonical" href={new URL(path, resort.siteUrl).href} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}
