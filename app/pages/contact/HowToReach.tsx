import { inOrder } from "#app/ui/in-order.tsx";
import { Picture } from "#app/ui/Picture.tsx";
import { Section } from "#app/ui/Section.tsx";
import { picture, reach, seasons, seasonsNote, ways } from "#content/contact.yaml";
import { words } from "#words/contact.ts";
import css from "./HowToReach.module.css";

const texts = words.reach;

export function HowToReach() {
  if (ways.length === 0 && seasons.length === 0) return null;
  return (
    <Section inner="stack" id="reach" title={texts.title} ridge="line-d">
      {reach && <p className="note">{reach}</p>}
      {ways.length > 0 && (
        <div className={`twelve split ${css.journey}`}>
          <div className={`columns ${css.ways}`}>
            {inOrder(ways, ({ title, lines }) => (
              <div>
                <h3>{title}</h3>
                {inOrder(lines, (line) => (
                  <p>{line}</p>
                ))}
              </div>
            ))}
          </div>
          {picture && (
            <div className="frame no-print">
              <Picture picture={picture} sizes="(min-width: 64rem) 46rem, 92vw" />
            </div>
          )}
        </div>
      )}
      {seasons.length > 0 && (
        <>
          <h3>{texts.seasons}</h3>
          <dl className={`columns ${css.year}`}>
            {inOrder(seasons, ({ months, open, river }) => (
              <div className="lined">
                <dt>{months}</dt>
                {open && <dd>{open}</dd>}
                {river && <dd>{river}</dd>}
              </div>
            ))}
          </dl>
          {seasonsNote && <p className="note">{seasonsNote}</p>}
        </>
      )}
    </Section>
  );
}
