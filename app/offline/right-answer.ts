/** The content types that are right for a file name. Some static hosts send octet-stream for the last two. */
const typesByName: readonly (readonly [name: RegExp, type: RegExp])[] = [
  [/\.js$/, /^(text|application)\/javascript/],
  [/\.css$/, /^text\/css/],
  [/\.(avif|webp|svg|png|jpe?g)$/, /^image\//],
  [/\.woff2$/, /font|octet-stream/],
];
const pageType = /^text\/html/;

/**
 * Whether the answer is the file of that address. Sign-in pages of networks answer every address with status 200. Parts
 * of files (206) and answers of other sites (status 0) are not the file either.
 */
export function isRightAnswer(path: string, { status, headers }: Response): boolean {
  const [, type] = typesByName.find(([name]) => name.test(path)) ?? [path, pageType];
  return status === 200 && type.test(headers.get("Content-Type") ?? "");
}
