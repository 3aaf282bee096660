// Made by site-build/script-texts.ts.
declare module "*?script" {
  const text: string;
  export default text;
}
