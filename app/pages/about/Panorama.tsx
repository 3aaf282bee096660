import { useResortDay } from "#app/season/resort-day.ts";
import { Berry } from "#app/ui/Berry.tsx";
import { inOrder } from "#app/ui/in-order.tsx";
import { onColumn } from "#app/ui/on-column.ts";
import { locale } from "#content/editions.yaml";
import { panorama } from "#content/panorama.yaml";
import { resort } from "#content/resort.yaml";
import type { Horizon, Summit } from "#content/schema/panorama.ts";
import { sayDay } from "#shared/calendar.ts";
import { fill } from "#shared/fill.ts";
import { sunriseBearing } from "#shared/sunrise.ts";
import css from "./Panorama.module.css";
import "#content/panorama.css";

const { title, lead, summits, where, distance, sunrise, note, directions, peaks } = panorama;
const { latitude, height: ownHeight = 0 } = resort.place;

// The second from the left: its name has room on both sides.
const chosenFirst = Math.min(1, peaks.length - 1);

/**
 * The summits above the horizon in their true directions and heights (site-build/panorama). Each is a radio button: the name
 * of the chosen one hangs from it, without script, too. The list below tells all of them.
 */
export function Panorama({ horizon }: { horizon: Horizon }) {
  const { href, width, height, times, timesOnSmall } = horizon;
  const box = `0 0 ${width} ${height}`;
  const day = useResortDay();
  const sun = sunriseBearing(latitude, day);
  const sunAt = sun === undefined ? undefined : onSkyline(sun, horizon);
  return (
    <section className={`section alpenglow below-fold ${css.estimate}`} aria-labelledby="panorama">
      <div className={`wrap ${css.words}`}>
        <h2 id="panorama" className={onColumn(title)}>
          {title}
        </h2>
        <p className="lead no-print">{lead}</p>
        {sun !== undefined && (
          <p className={css.sunrise}>
            {fill(sunrise, { day: sayDay(day, locale), ...said(Math.round(sun)) })}
          </p>
        )}
      </div>
      <div className={css.view}>
        <div className={`panorama ${css.drawing}`} role="radiogroup" aria-label={summits}>
          {sunAt && (
            <svg className={css.sun} aria-hidden="true">
              <radialGradient id="glow">
                <stop stopColor="var(--lamp)" stopOpacity="0.7" />
                <stop offset="1" stopColor="var(--lamp)" stopOpacity="0" />
              </radialGradient>
              <circle {...sunAt} className={css.glow} fill="url(#glow)" />
              <circle {...sunAt} className={css.disc} fill="var(--lamp)" />
            </svg>
          )}
          <svg className={css.earth} viewBox={box} preserveAspectRatio="none" aria-hidden="true">
            <use href={`${href}#snow`} />
          </svg>
          <svg className={css.snow} viewBox={box} preserveAspectRatio="none" aria-hidden="true">
            <use href={`${href}#snow`} />
          </svg>
          <svg className={css.ridge} viewBox={box} preserveAspectRatio="none" aria-hidden="true">
            <use href={`${href}#ridge`} />
          </svg>
          {inOrder(peaks, (summit, index) => (
            <label className={`${idOf(index)} ${css.summit}`}>
              <input
                type="radio"
                name="summit"
                id={idOf(index)}
                aria-labelledby={`${idOf(index)}-facts`}
                defaultChecked={index === chosenFirst}
              />
              <i aria-hidden="true" className={css.point} />
              <i aria-hidden="true" className={css.hangs}>
                <span>
                  <b>{summit.name}</b>
                  {factsOf(summit)}
                </span>
              </i>
            </label>
          ))}
        </div>
      </div>
      <div className="wrap">
        <ol className={`${css.list} paper-4`}>
          {inOrder(peaks, (summit, index) => (
            <li>
              <label id={`${idOf(index)}-facts`} htmlFor={idOf(index)}>
                <Berry plain className="no-print" />
                <b>{summit.name}</b> <span>{factsOf(summit)}</span>
              </label>
            </li>
          ))}
        </ol>
        <p className={`note ${css.note}`}>{fill(note, { height: say(ownHeight), times, timesOnSmall })}</p>
      </div>
    </section>
  );
}

/** Where the sun rises behind the line, as a circle's attributes; undefined outside of the drawing. */
function onSkyline(bearing: number, { start, span, skyline }: Horizon) {
  const part = ((bearing - start + 360) % 360) / span;
  const cy = skyline[Math.round(part * (skyline.length - 1))];
  return cy === undefined ? undefined : { cx: `${part * 100}%`, cy: `${cy}%` };
}

const idOf = (index: number) => `summit-${index + 1}`;

const say = (metres: number) => metres.toLocaleString(locale);

const said = (bearing: number) => ({ bearing, direction: directions[Math.round(bearing / 45) % 8] ?? "" });

function factsOf({ height, bearing, kilometres }: Summit): string {
  const facts = fill(where, { height: say(height), ...said(bearing) });
  return kilometres === undefined ? facts : `${facts}, ${fill(distance, { distance: kilometres })}`;
}
