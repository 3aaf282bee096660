import { DineIntro } from "#app/sections/dining/DineIntro.tsx";
import { DishGallery } from "#app/sections/dining/DishGallery.tsx";
import { Menu } from "#app/sections/dining/Menu.tsx";
import { PageHead } from "#app/ui/PageHead.tsx";
import { PageMeta } from "#app/ui/PageMeta.tsx";
import { diningPage } from "#content/pages/dining.yaml";

export default function Dining() {
  return (
    <>
      <PageMeta {...diningPage} />
      <PageHead {...diningPage} />
      <DineIntro />
      <DishGallery />
      <Menu />
    </>
  );
}
