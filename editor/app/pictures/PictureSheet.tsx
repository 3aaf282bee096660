import type { PictureEntry, PictureFacts } from "../server.ts";
import { Crops } from "./Crops.tsx";
import { Drop } from "./Drop.tsx";
import { FocusPoint } from "./FocusPoint.tsx";
import { PictureWords } from "./PictureWords.tsx";
import { warningOf } from "./warnings.ts";

/** One picture: its focus point beside all its crops, its words, and a place for another photograph. */
export function PictureSheet(props: {
  name: string;
  entry: PictureEntry;
  facts: PictureFacts | undefined;
  onChange: (entry: PictureEntry) => void;
}) {
  const { name, entry, facts, onChange } = props;
  const warning = facts && warningOf(facts);
  return (
    <article className="picture-sheet">
      <h2>{name}</h2>
      {facts?.isDrawing && <p className="note">This is one of our drawings.</p>}
      {warning && (
        <p className="wrong" role="status">
          {warning.sentence}
        </p>
      )}
      <FocusPoint
        file={entry.file}
        alt={entry.alt}
        focus={entry.focus}
        onMove={(focus) => onChange({ ...entry, focus })}
      />
      {facts && facts.width > 0 && (
        <section aria-label="All crops">
          <Crops
            file={entry.file}
            tallFile={entry.tallFile}
            size={facts}
            focus={entry.focus}
            crops={facts.crops}
          />
        </section>
      )}
      <PictureWords
        alt={entry.alt}
        credit={entry.credit}
        onChange={(words) => onChange({ ...entry, ...words })}
      />
      <Drop
        label="Put a photograph in its place"
        onTaken={(file) => onChange({ file, alt: "", credit: entry.credit, focus: [0.5, 0.5] })}
      />
    </article>
  );
}
