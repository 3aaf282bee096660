import type { ViteDevServer } from "vite";
import { ContentError } from "#site-build/content/mistake.ts";
import { type ContentSource, contentSource } from "#site-build/content/resolve.ts";

/** Content that is read again after each change. */
export interface LiveContent extends ContentSource {
  /** Reads all again. Returns the sentence of a mistake; then what was there before stays. */
  readAgain(): Promise<string | undefined>;
}

export function createLiveContent(): LiveContent {
  let source = contentSource();
  return {
    folder: source.folder,
    settings: source.settings,
    read: () => source.read(),
    resolve: (path) => source.resolve(path),
    async readAgain() {
      const next = contentSource();
      try {
        await next.resolve();
        source = next;
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        return error.message;
      }
    },
  };
}

/** Makes a server forget the modules of the given files, and all that import them. */
export function forgetModules(server: ViteDevServer, isMeant: (file: string) => boolean): void {
  for (const { moduleGraph } of Object.values(server.environments))
    for (const [file, modules] of moduleGraph.fileToModulesMap)
      if (isMeant(file)) for (const module of modules) moduleGraph.invalidateModule(module);
}
