import { inOrder } from "#app/ui/in-order.tsx";
import { SectionHeading } from "#app/ui/SectionHeading.tsx";
import { telephoneAddress } from "#app/ui/telephone.ts";
import { regionDrawing } from "#content/map/region.geojson";
import { reach } from "#content/reach.yaml";
import { resort } from "#content/resort.yaml";
import { DriverWords } from "./DriverWords.tsx";
import css from "./HowToReach.module.css";
import { Months } from "./Months.tsx";

const { title, lead, ways, year, confirm } = reach;

/** The ways to the resort, the seasons, and what to ask before the journey. Printed: one sheet of paper. */
export function HowToReach() {
  if (ways.length === 0 && !year && confirm.points.length === 0) return null;
  return (
    <section className={`section ${css.reach} below-fold ${css.estimate}`} id="reach">
      <div className="wrap">
        <SectionHeading title={title} line="line-d" />
        {ways.length > 0 && (
          <>
            <p className={`lead ${css.lead}`}>{lead}</p>
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
          </>
        )}
        {year && (
          <>
            <h3 className={css.yearTitle}>{year.title}</h3>
            <Months year={year} />
          </>
        )}
        {confirm.points.length > 0 && (
          <div className={`twelve ${css.confirm}`}>
            <h3>{confirm.title}</h3>
            <div>
              <ul className={css.points}>
                {inOrder(confirm.points, (point) => (
                  <li>{point}</li>
                ))}
              </ul>
              <p className={`tall-links ${css.telephones}`}>
                {[...new Set(resort.telephones)].map((number) => (
                  <a key={number} href={telephoneAddress(number)}>
                    {number}
                  </a>
                ))}
              </p>
              <p className={`note ${css.offline}`}>{confirm.offline}</p>
            </div>
          </div>
        )}
        <div className={css.onPaper}>
          {/* Not lazy: printing does not wait for lazy images. */}
          {regionDrawing && <img src={regionDrawing} alt="" width="720" height="480" fetchPriority="low" />}
          <DriverWords />
        </div>
      </div>
    </section>
  );
}
