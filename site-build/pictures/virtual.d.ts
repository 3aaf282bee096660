// What site-build/pictures.ts writes for run time.
declare module "virtual:picture-addresses" {
  import type { ShareCard } from "#media/pictures.ts";
  export const shareAddresses: { readonly [card in ShareCard]: string };
  export const filmAddresses: { readonly webm: string; readonly mp4: string; readonly poster: string };
  /** Whether any picture is still our own drawing instead of a photograph. */
  export const hasRenderings: boolean;
}
