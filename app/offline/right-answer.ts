/** What a file's address promises. Hosts of plain files know no better than octet-stream for the last two. */
const typesByName: readonly (readonly [name: RegExp, type: RegExp])[] = [
  [/\.js$/, /^(text|application)\/javascript/],
  [/\.css$/, /^text\/css/],
  [/\.(avif|webp|svg|png|jpe?g)$/, /^image\//],
  [/\.woff2$/, /font|octet-stream/],
  [/\.geojson$/, /json|octet-stream/],
];
const pageType = /^text\/html/;

/**
 * Whether this is what the address stands for. A proxy's or a network's sign-in page comes with status 200 for a script
 * as well, and a part of a file (206) or another site's (status 0) is not the file.
 */
export function isRightAnswer(path: string, { status, headers }: Response): boolean {
  const [, type] = typesByName.find(([name]) => name.test(path)) ?? [path, pageType];
  return status === 200 && type.test(headers.get("Content-Type") ?? "");
}
