declare module "virtual:hero-word" {
  /** The outline in its drawing, and the part of the drawing that it fills. */
  const word: { readonly href: string; readonly box: string } | undefined;
  export default word;
}
