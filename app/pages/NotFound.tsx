import { ErrorView } from "#app/sections/ErrorView.tsx";
import { resort } from "#content/resort.ts";
import { describePage } from "./describe-page.ts";

export const meta = () => [
  ...describePage({
    title: `404 Not Found | ${resort.name}`,
    description: "This address leads nowhere.",
  }),
  { name: "robots", content: "noindex" },
];

/** Rendered, not thrown: a thrown 404 would make React's hydration of the prerendered file fail (error 418). */
export default function NotFound() {
  return <ErrorView status={404} />;
}
