import { type ReactNode, useId } from "react";
import { href, Link } from "react-router";
import { inOrder } from "#app/ui/in-order.tsx";
import { PageHead } from "#app/ui/PageHead.tsx";
import { PageMeta } from "#app/ui/PageMeta.tsx";
import { telephoneAddress } from "#app/ui/telephone.ts";
import { inquirySettings } from "#content/inquiry.yaml";
import { privacyPage } from "#content/pages/privacy.yaml";
import { addressLines, regionDrawing, resort } from "#content/resort.yaml";
import { fill } from "#shared/fill.ts";
import { clientLimitMinutes, savedForDays } from "#shared/inquiry.ts";
import css from "./PrivacyPage.module.css";

const { who, asked, kept, readers, erasing, complaint, never } = privacyPage;
const mapKind = resort.mapTiles ? "tiles" : regionDrawing ? "drawing" : "none";

/** For names in braces. With another inquiry service, the figures of our service are unknown. */
const counts: Readonly<Record<string, number>> = {
  savedDays: savedForDays,
  ...(!inquirySettings.endpoint && { days: inquirySettings.keptDays, minutes: clientLimitMinutes }),
};
const facts: Readonly<Record<string, string | number>> = {
  ...counts,
  ...(inquirySettings.endpoint && { carrier: new URL(inquirySettings.endpoint).host }),
  ...(resort.mapTiles && { tiles: new URL(resort.mapTiles).host }),
};

/** The notice about personal data. */
export default function PrivacyPage() {
  return (
    <>
      <PageMeta {...privacyPage} />
      <PageHead {...privacyPage} />
      <div className={`wrap tail ${css.notice}`}>
        <Part {...who}>
          <address>{addressLines.join(", ")}</address>
          <p className={css.ways}>
            {[...new Set(resort.telephones)].map((number) => (
              <a key={number} href={telephoneAddress(number)}>
                {number}
              </a>
            ))}
            <a href={`mailto:${resort.email}`}>{resort.email}</a>
          </p>
        </Part>
        <Part {...asked}>
          <dl>
            {inOrder(
              asked.items.filter(({ why }) => isTrue(why)),
              ({ what, why }) => (
                <div>
                  <dt>{what}</dt>
                  <dd>{say(why)}</dd>
                </div>
              ),
            )}
          </dl>
        </Part>
        <Part {...kept} />
        <Part {...readers} />
        <Part {...erasing}>
          <p className={css.ways}>
            <Link to={href("/Contact")}>{erasing.form}</Link>
            <a href={`mailto:${resort.email}?subject=${encodeURIComponent(erasing.subject)}`}>
              {resort.email}
            </a>
          </p>
        </Part>
        <Part {...complaint}>
          <p className={css.ways}>
            <a href={complaint.board.target || undefined}>{complaint.board.name}</a>
          </p>
        </Part>
        <Part {...never}>
          <p>{say(never.loads[mapKind])}</p>
        </Part>
      </div>
    </>
  );
}

/** One part of the notice, without sentences whose figures are unknown. */
function Part({
  title,
  points,
  children,
}: {
  title: string;
  points: readonly string[];
  children?: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div>
        {inOrder(points.filter(isTrue), (point) => (
          <p>{say(point)}</p>
        ))}
        {children}
      </div>
    </section>
  );
}

const say = (text: string) => fill(text, facts);

function isTrue(text: string): boolean {
  return [...text.matchAll(/\{(\w+)\}/g)].every(([, name = ""]) => name in facts);
}
