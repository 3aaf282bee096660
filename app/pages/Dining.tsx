import { DineIntro } from "#app/sections/dining/DineIntro.tsx";
import { DishGallery } from "#app/sections/dining/DishGallery.tsx";
import { Menu } from "#app/sections/dining/Menu.tsx";
import { PageHead } from "#app/ui/PageHead.tsx";
import { diningPage } from "#content/pages/dining.ts";
import { describePage } from "./describe-page.ts";

export const meta = () => describePage(diningPage);

export default function Dining() {
  return (
    <>
      <PageHead {...diningPage} />
      <DineIntro />
      <DishGallery />
      <Menu />
    </>
  );
}
