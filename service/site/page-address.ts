/** Finds the right spelling of other spellings: case, trailing slashes, index.html, .html. */
export function createAddressBook(addresses: Iterable<string>) {
  const spellings = new Map<string, string>();
  for (const address of addresses) spellings.set(address.toLowerCase(), address);

  /** The address to redirect to; always one of ours, so nobody can be sent to another site. */
  return function findSpelling(path: string): string | undefined {
    const plain = path
      .toLowerCase()
      // Without the look-behind, n slashes take n² steps.
      .replace(/(?<!\/)\/+$/, "")
      .replace(/(\/index)?\.html$/, "")
      .replace(/\/(index)?$/, "");
    return spellings.get(plain === "" ? "/" : plain);
  };
}

/** The edition that an address belongs to: hi for /hi and all below it. Undefined for the first edition. */
export function editionIn(path: string, editions: readonly string[]): string | undefined {
  const [, first = ""] = path.toLowerCase().split("/", 2);
  return editions.find((edition) => edition === first);
}

/** The path as the client wrote it, decoded; undefined if it is malformed. What it names is only looked up in a list. */
export function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
