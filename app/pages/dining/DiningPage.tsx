import { PageHead } from "#app/sections/PageHead.tsx";
import { BelowFold } from "#app/ui/BelowFold.tsx";
import { FramedPicture } from "#app/ui/FramedPicture.tsx";
import { Picture } from "#app/ui/Picture.tsx";
import { dishes, intro, menu, page } from "#content/dining.yaml";
import { words } from "#words/dining.ts";
import css from "./DiningPage.module.css";
import { DishGallery } from "./DishGallery.tsx";
import { Menu } from "./Menu.tsx";

export default function DiningPage() {
  const { lead, text, picture } = intro;
  return (
    <>
      <PageHead {...page}>
        {/* First, so that the grid puts it beside the title. */}
        <FramedPicture round className={css.plate}>
          <Picture
            picture={picture}
            sizes="(min-width: 64rem) 41rem, (min-width: 40rem) 46vw, 90vw"
            priority
          />
        </FramedPicture>
        <div className={`stack ${css.text}`}>
          <h2>{words.intro}</h2>
          <p className="lead">{lead}</p>
          <p className="soft">{text}</p>
        </div>
      </PageHead>
      <BelowFold>
        {dishes.length > 0 && <DishGallery />}
        {menu.length > 0 && <Menu />}
      </BelowFold>
    </>
  );
}
