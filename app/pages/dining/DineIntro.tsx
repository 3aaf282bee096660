import { FramedPicture } from "#app/ui/FramedPicture.tsx";
import { Picture } from "#app/ui/Picture.tsx";
import { intro } from "#content/dining.yaml";
import { words } from "#words/dining.ts";
import css from "./DineIntro.module.css";

const { lead, text, picture } = intro;

/** Beside and below the page's title: the plate hangs from the header. */
export function DineIntro() {
  return (
    <>
      <FramedPicture round className={css.plate}>
        <Picture picture={picture} sizes="(min-width: 64rem) 48rem, (min-width: 40rem) 55vw, 90vw" priority />
      </FramedPicture>
      <div className={`stack ${css.text}`}>
        <h2>{words.intro}</h2>
        <p className="lead">{lead}</p>
        <p className="soft">{text}</p>
      </div>
    </>
  );
}
