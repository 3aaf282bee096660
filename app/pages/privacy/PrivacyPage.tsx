import { PageHead } from "#app/sections/PageHead.tsx";
import { page, sections } from "#content/privacy.yaml";
import css from "./PrivacyPage.module.css";

export default function PrivacyPage() {
  return (
    <>
      <PageHead {...page} />
      <div className="wrap tail">
        {sections.map((section, index) => (
          <Section key={section.title} id={`section-${index + 1}`} {...section} />
        ))}
      </div>
    </>
  );
}

function Section({ id, title, html }: { id: string; title: string; html: string }) {
  return (
    <section className={`twelve split rule ${css.section}`} aria-labelledby={title ? id : undefined}>
      {title && <h2 id={id}>{title}</h2>}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made by the build from Markdown, without any HTML of its own */}
      <div className="stack" dangerouslySetInnerHTML={{ __html: html }} />
    </section>
  );
}
