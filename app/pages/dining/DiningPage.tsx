import { BelowFold } from "#app/ui/BelowFold.tsx";
import { PageHead } from "#app/ui/PageHead.tsx";
import { PageMeta } from "#app/ui/PageMeta.tsx";
import { dishes, menu } from "#content/menu.yaml";
import { diningPage } from "#content/pages/dining.yaml";
import { DineIntro } from "./DineIntro.tsx";
import { DishGallery } from "./DishGallery.tsx";
import { Menu } from "./Menu.tsx";

export default function DiningPage() {
  return (
    <>
      <PageMeta {...diningPage} />
      <PageHead {...diningPage} />
      <DineIntro />
      <BelowFold>
        {dishes.length > 0 && <DishGallery />}
        {menu.length > 0 && <Menu />}
      </BelowFold>
    </>
  );
}
