/** The part of a page's head that follows the guest from page to page; site-build/page-head.ts adds what crawlers read. */
export function describePage({ title, description }: { title: string; description: string }) {
  return [{ title }, { name: "description", content: description }];
}
