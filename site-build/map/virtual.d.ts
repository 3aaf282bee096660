declare module "virtual:region-drawing" {
  /** The address of the static drawing. */
  const address: string;
  export default address;
}
