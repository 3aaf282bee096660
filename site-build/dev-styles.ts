import type { ViteDevServer } from "vite";

/**
 * The styles of everything that has been rendered so far. In development they come with the scripts; until those have run,
 * the page would stand there bare after every reload.
 */
export async function devStyles({ environments: { client, ssr } }: ViteDevServer): Promise<string> {
  const addresses = [...(ssr?.moduleGraph.idToModuleMap.values() ?? [])]
    .map(({ url }) => url)
    .filter((url) => /\.css$/.test(url))
    // The one that sets the order of the layers comes first.
    .sort((one, other) => Number(other.endsWith("/site.css")) - Number(one.endsWith("/site.css")));
  const texts = await Promise.all(addresses.map((address) => client?.transformRequest(`${address}?direct`)));
  return texts.map((text) => text?.code ?? "").join("\n");
}
