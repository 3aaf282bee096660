// A bundled script as text. See site-build/bundle-script.ts.
declare module "*?script" {
  const text: string;
  export default text;
}
