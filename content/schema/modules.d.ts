// The content of a file as pages import it. Its names are checked here; whether this file has them, by the build.
declare module "#content/*.yaml" {
  const content: import("./subjects.ts").ResolvedContent;
  export = content;
}
