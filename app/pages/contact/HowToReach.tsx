import { FramedPicture } from "#app/ui/FramedPicture.tsx";
import { Inclusions } from "#app/ui/Inclusions.tsx";
import { inOrder } from "#app/ui/in-order.tsx";
import { Picture } from "#app/ui/Picture.tsx";
import { SectionHeading } from "#app/ui/SectionHeading.tsx";
import { telephoneAddress } from "#app/ui/telephone.ts";
import { confirm, picture, reach, ways, year, yearNote } from "#content/contact.yaml";
import { telephones } from "#content/site.yaml";
import { words } from "#words/contact.ts";
import css from "./HowToReach.module.css";

const texts = words.reach;
const shown = ways.length > 0 ? picture : undefined;

/** The ways to the resort, the seasons, and what to ask before the journey. */
export function HowToReach() {
  if (ways.length === 0 && year.length === 0 && confirm.length === 0) return null;
  return (
    <section className={`thin ${css.reach} below-fold`} id="reach">
      <div className="wrap">
        <SectionHeading title={texts.title} note={ways.length > 0 ? reach : undefined} ridge="line-d" />
        <div className={shown ? `${css.routes} ${css.pictured}` : css.routes}>
          {shown && (
            <FramedPicture className={`no-print ${css.picture}`}>
              <Picture picture={shown} sizes="(min-width: 80rem) 50rem, 92vw" />
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
          {confirm.length > 0 && (
            <div className={css.confirm}>
              <h3>{texts.confirm}</h3>
              <Inclusions inclusions={confirm} />
              <p className={`taps ${css.telephones}`}>
                {[...new Set(telephones)].map((number) => (
                  <a key={number} href={telephoneAddress(number)}>
                    {number}
                  </a>
                ))}
              </p>
            </div>
          )}
        </div>
        {year.length > 0 && (
          <div className={css.year}>
            <h3>{texts.year}</h3>
            {inOrder(year, (line) => (
              <p>{line}</p>
            ))}
            {yearNote && <p className="note">{yearNote}</p>}
          </div>
        )}
        <p className={`note ${css.offline}`}>{texts.offline}</p>
      </div>
    </section>
  );
}
