import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/**
 * Parts of React Router that a site without loaders, without a server and with all routes known at the start cannot
 * reach, and the plain answers that stand for them: 4 KB of script for every guest.
 */
const replacements = {
  "lib/dom/ssr/fog-of-war.js": {
    URL_LIMIT: "7680",
    getManifestPath: '() => ""',
    getPartialManifest: "(_, router) => router",
    getPatchRoutesOnNavigationFunction: "() => undefined",
    getPathsWithAncestors: "(paths) => paths",
    handleClientVersionMismatch: "() => {}",
    isFogOfWarEnabled: "() => false",
    useFogOFWarDiscovery: "() => {}",
  },
  "lib/router/instrumentation.js": {
    consumeInstrumentationClientResultMetaReceiver: "() => undefined",
    getRouteInstrumentationUpdates: "() => ({})",
    instrumentClientSideRouter: "(router) => router",
    instrumentHandler: "(handler) => handler",
    instrumentationResultMetaContext: "undefined",
  },
  // Loaders are what it would decode; finish.ts checks that each page brings the empty state this answers with.
  "vendor/turbo-stream-v2/turbo-stream.js": {
    decode: `async () => ({ value: { loaderData: {}, actionData: undefined, errors: undefined }, done: Promise.resolve() })`,
    encode: "() => {}",
  },
} as const;

export function trimRouter(): Plugin {
  return {
    name: "kafal:trim-router",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    load(id) {
      if (!id.includes("/react-router/dist/production/")) return;
      const part = Object.entries(replacements).find(([file]) => id.endsWith(file));
      if (!part) return;
      const [file, exports] = part;
      const [, list = ""] = readFileSync(id, "utf8").match(/^export \{([^}]*)\}/m) ?? [];
      const wanted = list
        .split(",")
        .map((name) => name.trim())
        .filter(Boolean)
        .sort()
        .join();
      if (wanted !== Object.keys(exports).sort().join()) {
        this.error(
          `React Router's ${file} exports ${wanted} now: bring site-build/trim-router.ts up to date, or leave it out.`,
        );
      }
      return Object.entries(exports)
        .map(([name, code]) => `export const ${name} = ${code};`)
        .join("\n");
    },
  };
}
