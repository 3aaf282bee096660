import type { ViteDevServer } from "vite";
import { ContentError } from "#site-build/content/mistake.ts";
import { type ContentSource, contentSource } from "#site-build/content/resolve.ts";

/** Content that can be read again after a change. */
export interface LiveContent extends ContentSource {
  /** Reads everything again. If there is a mistake, keeps the previous content and resolves to a message. */
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

/** Invalidates the modules of the files that match. */
export function invalidateModules(server: ViteDevServer, matches: (file: string) => boolean): void {
  for (const { moduleGraph } of Object.values(server.environments))
    for (const [file, modules] of moduleGraph.fileToModulesMap)
      if (matches(file)) for (const module of modules) moduleGraph.invalidateModule(module);
}
