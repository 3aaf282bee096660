import { headersOfEveryAnswer, pictureHeaders } from "#service/routes/security-headers.ts";
import {
  askAgain,
  immutableFolders,
  immutableForAYear,
  isUnlisted,
  svgPolicy,
} from "#service/site/site-headers.ts";
import { addressIn } from "#shared/pages.ts";
import type { SiteManifest } from "#shared/site-manifest.ts";

// https://developers.cloudflare.com/workers/static-assets/headers/: at most 100 rules, and 2,000 characters a line.
const mostRules = 100;
const longestLine = 2000;

type Rule = [pattern: string, headers: Record<string, string>];

/** The `_headers` file for Cloudflare. Throws if Cloudflare would ignore a rule. */
export function edgeHeaders(
  { pages, notFound, notFoundIn = {} }: Pick<SiteManifest, "pages" | "notFound" | "notFoundIn">,
  isSecure: boolean,
): string {
  const rules: Rule[] = [
    [
      "/*",
      {
        ...headersOfEveryAnswer,
        ...(isSecure && { "Strict-Transport-Security": "max-age=31536000" }),
        "Cache-Control": askAgain,
      },
    ],
    ...immutableFolders.map(
      (folder): Rule => [
        `/${folder}/*`,
        { "Cache-Control": immutableForAYear, ...(folder === "pictures" && pictureHeaders) },
      ],
    ),
    ["/*.png", pictureHeaders],
    [
      "/*.svg",
      {
        ...pictureHeaders,
        "Content-Security-Policy": svgPolicy,
        "Content-Type": "image/svg+xml; charset=utf-8",
      },
    ],
    ["/*.txt", { "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'" }],
    ...Object.entries(pages).map(([address, { csp }]): Rule => {
      const robots = isUnlisted(address) && { "X-Robots-Tag": "noindex" };
      return [address, { "Content-Security-Policy": csp, ...robots }];
    }),
    ...Object.entries({ "": notFound, ...notFoundIn }).map(
      ([edition, { csp }]): Rule => [
        addressIn(edition, "/404"),
        { "Content-Security-Policy": csp, "X-Robots-Tag": "noindex" },
      ],
    ),
  ];
  if (rules.length > mostRules)
    throw new Error(`The site needs ${rules.length} rules for headers, above ${mostRules}.`);
  return `${rules.map(writeRule).join("\n")}\n`;
}

/** "! name" removes the header of an earlier rule; without it both values would be sent. */
function writeRule([pattern, headers]: Rule, index: number): string {
  const lines = Object.entries(headers).flatMap(([name, value]) => [
    ...(index > 0 && name in replaced ? [`  ! ${name}`] : []),
    `  ${name}: ${value}`,
  ]);
  const long = lines.find((line) => line.length > longestLine);
  if (long) throw new Error(`A header of ${pattern} has ${long.length} characters, above ${longestLine}.`);
  return [pattern, ...lines].join("\n");
}

const replaced = { "Cache-Control": true, "Content-Type": true, "Cross-Origin-Resource-Policy": true };
