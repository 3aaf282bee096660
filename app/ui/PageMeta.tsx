import { resort } from "#content/resort.yaml";

/** The part of a page's head that follows the guest from page to page. Without `path` it is not for search engines. */
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
