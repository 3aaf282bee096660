/** The part of libheif-js that site-build/pictures/heic.ts uses. */
declare module "libheif-js/wasm-bundle.js" {
  interface HeifImage {
    is_primary(): boolean;
    get_width(): number;
    get_height(): number;
    /** Fills `target.data` with RGBA and calls back with it, or with null where the picture is broken. */
    display<Target extends { data: Uint8ClampedArray; width: number; height: number }>(
      target: Target,
      done: (filled: Target | null) => void,
    ): void;
    free(): void;
  }
  const libheif: { HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] } };
  export default libheif;
}
