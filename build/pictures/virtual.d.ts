// What build/pictures.ts writes for run time. Kept small: all of it reaches the browser.
declare module "virtual:pictures" {
  import type { PictureSlot, ShareCard } from "#media/pictures.ts";
  import type { PictureTable } from "#media/table.ts";
  export const table: PictureTable<PictureSlot>;
  export const shareAddresses: { readonly [card in ShareCard]: string };
  export const filmAddresses: { readonly webm: string; readonly mp4: string; readonly poster: string };
}
