interface Target {
  /** The path of a page or a file. */
  path?: string;
  /** Another spelling of a page's path leads here. Always one of ours, so nobody can be sent to another site. */
  location?: string;
  error?: 400 | 404 | 405;
}

/** Where a request leads on both platforms. `isFile`: whether a path that is no page's is a file's. */
export function findTarget(
  { method, url }: Request,
  pages: readonly string[],
  isFile: (path: string) => boolean = () => false,
): Target {
  const { pathname, search } = new URL(url);
  const path = decodePath(pathname);
  if (path === undefined) return { error: 400 };
  const canonical = isFile(path) ? path : canonicalPath(path, pages);
  if (canonical === undefined) return { error: 404 };
  if (method !== "GET" && method !== "HEAD") return { error: 405 };
  // Not `path`: at /hi%2FPackages the browser's router would find no page.
  return canonical === pathname ? { path: canonical } : { location: canonical + search };
}

/** The page's path that `path` means: another case, slashes, index.html, or the signs that follow a link in a message. */
export function canonicalPath(path: string, pages: readonly string[]): string | undefined {
  const plain = path
    .toLowerCase()
    .replace(/\/+/g, "/")
    // Without the look-behind, n signs take n² steps.
    .replace(/(?<![\p{P}\p{S}\p{M}\p{Z}\p{C}])[\p{P}\p{S}\p{M}\p{Z}\p{C}]+$/u, "")
    .replace(/\.html$/, "")
    .replace(/\/(index)?$/, "");
  return pages.find((page) => page.toLowerCase() === (plain === "" ? "/" : plain));
}

/** The path as the client wrote it, decoded; undefined if it is malformed. What it names is only looked up in a list. */
function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
