import { PageHead } from "#app/sections/PageHead.tsx";
import { BelowFold } from "#app/ui/BelowFold.tsx";
import { dishes, menu, page } from "#content/dining.yaml";
import { DineIntro } from "./DineIntro.tsx";
import { DishGallery } from "./DishGallery.tsx";
import { Menu } from "./Menu.tsx";

export default function DiningPage() {
  return (
    <>
      <PageHead {...page}>
        <DineIntro />
      </PageHead>
      <BelowFold>
        {dishes.length > 0 && <DishGallery />}
        {menu.length > 0 && <Menu />}
      </BelowFold>
    </>
  );
}
