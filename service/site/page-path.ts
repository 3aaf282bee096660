interface Target {
  /** The path of a page or file to serve. */
  path?: string;
  /** Redirect to this canonical URL. Always on this site, so that nobody can be sent to another one. */
  location?: string;
  error?: 400 | 404 | 405;
}

/** Decides what a request gets, on both platforms. `isFile`: whether a path that is not a page's is a file's. */
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
  // Compared with the raw path: at /hi%2FPackages the script in the browser would find no page.
  return canonical === pathname ? { path: canonical } : { location: canonical + search };
}

/** The page that `path` means. Forgives case, extra slashes, index.html, and punctuation after a link in a message. */
export function canonicalPath(path: string, pages: readonly string[]): string | undefined {
  const plain = path
    .toLowerCase()
    .replace(/\/+/g, "/")
    // Trailing punctuation. Without the lookbehind, n characters would take n² steps.
    .replace(/(?<![\p{P}\p{S}\p{M}\p{Z}\p{C}])[\p{P}\p{S}\p{M}\p{Z}\p{C}]+$/u, "")
    .replace(/\.html$/, "")
    .replace(/\/(index)?$/, "");
  return pages.find((page) => page.toLowerCase() === (plain === "" ? "/" : plain));
}

/** The decoded path; undefined if it is malformed. It is only looked up in lists, so it needs no further checks. */
function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
