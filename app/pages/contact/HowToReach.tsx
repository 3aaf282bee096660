import { FramedPicture } from "#app/ui/FramedPicture.tsx";
import { Inclusions } from "#app/ui/Inclusions.tsx";
import { inOrder } from "#app/ui/in-order.tsx";
import { Picture } from "#app/ui/Picture.tsx";
import { SectionHeading } from "#app/ui/SectionHeading.tsx";
import { telephoneAddress } from "#app/ui/telephone.ts";
import { reach } from "#content/reach.yaml";
import { resort } from "#content/resort.yaml";
import css from "./HowToReach.module.css";

const { title, lead, ways, year, confirm } = reach;
const picture = ways.length > 0 && reach.picture;

/** The ways to the resort, the seasons, and what to ask before the journey. */
export function HowToReach() {
  if (ways.length === 0 && !year && confirm.points.length === 0) return null;
  return (
    <section className={`thin ${css.reach} below-fold`} id="reach">
      <div className="wrap">
        <SectionHeading title={title} note={ways.length > 0 ? lead : undefined} line="line-d" />
        <div className={picture ? `${css.routes} ${css.pictured}` : css.routes}>
          {picture && (
            <FramedPicture className={`no-print ${css.picture}`}>
              <Picture picture={picture} sizes="(min-width: 80rem) 50rem, 92vw" />
            </FramedPicture>
          )}
          <div className={css.ways}>
            {inOrder(ways, (way) => (
              <div>
                <h3>{way.title}</h3>
                <ol className={css.steps}>
                  {inOrder(way.steps, (step) => (
                    <li>{step}</li>
                  ))}
                </ol>
              </div>
            ))}
          </div>
          {confirm.points.length > 0 && (
            <div className={css.confirm}>
              <h3>{confirm.title}</h3>
              <Inclusions inclusions={confirm.points} />
              <p className={`tall-links ${css.telephones}`}>
                {[...new Set(resort.telephones)].map((number) => (
                  <a key={number} href={telephoneAddress(number)}>
                    {number}
                  </a>
                ))}
              </p>
            </div>
          )}
        </div>
        {year && (
          <div className={css.year}>
            <h3>{year.title}</h3>
            {inOrder(year.lines, (line) => (
              <p>{line}</p>
            ))}
            <p className="note">{year.note}</p>
          </div>
        )}
        <p className={`note ${css.offline}`}>{confirm.offline}</p>
      </div>
    </section>
  );
}
