import { oneOf } from "./choices.ts";
import { fieldMeta } from "./field-meta.ts";
import { Link } from "./links.ts";
import { maybe } from "./optional.ts";
import { entry, list } from "./structure.ts";
import { parseTelephone } from "./telephone.ts";
import { nonEmptyString, plain } from "./text.ts";

interface Network {
  hosts: RegExp;
  /** The URL of a handle; undefined for networks whose handles owners do not know. */
  handleUrl?: (handle: string) => string;
  handle?: RegExp;
  /** Paths that are not a page of the resort, such as a login or a share link. */
  ignoredPaths?: RegExp;
  example: string;
}

const login = /^\/(accounts?\/)?(login|signin|signup|checkpoint)/i;
const networks = {
  facebook: {
    hosts: /^((www|m|web|hi-in)\.)?(facebook|fb)\.com$/,
    handle: /^[\w.]{5,50}$/,
    handleUrl: (handle) => `https://www.facebook.com/${handle}`,
    ignoredPaths: /^\/(login|share|sharer|story\.php|l\.php|checkpoint|photo|watch|reel)/i,
    example: "myresort, or https://www.facebook.com/myresort",
  },
  instagram: {
    hosts: /^(www\.)?instagram\.com$/,
    handle: /^[\w.]{1,30}$/,
    handleUrl: (handle) => `https://www.instagram.com/${handle}`,
    ignoredPaths: /^\/(accounts|p|reels?|stories|share|explore)(\/|$)/i,
    example: "my.resort, or https://www.instagram.com/my.resort",
  },
  youtube: {
    hosts: /^((www|m)\.)?youtube\.com$/,
    handle: /^[\w.-]{3,30}$/,
    handleUrl: (handle) => `https://www.youtube.com/@${handle}`,
    ignoredPaths: /^\/(watch|shorts|playlist|feed|signin)/i,
    example: "myresort, or https://www.youtube.com/@myresort",
  },
  x: {
    hosts: /^(www\.)?(x|twitter)\.com$/,
    handle: /^\w{1,15}$/,
    handleUrl: (handle) => `https://x.com/${handle}`,
    ignoredPaths: /^\/(login|i|intent|share|home|\w+\/status)(\/|$)/i,
    example: "myresort, or https://x.com/myresort",
  },
  whatsapp: {
    hosts: /^(wa\.me|(www\.|chat\.|api\.)?whatsapp\.com)$/,
    ignoredPaths: /^\/?$/,
    example: "a number with its country, such as +91 98765 43210",
  },
  linkedin: {
    hosts: /^((www|in)\.)?linkedin\.com$/,
    ignoredPaths: /^\/(login|feed|posts|uas)/i,
    example: "https://www.linkedin.com/company/my-resort",
  },
  tripadvisor: {
    hosts: /^(www\.)?tripadvisor\.(com|in|co\.uk|de|at)$/,
    ignoredPaths: login,
    example: "https://www.tripadvisor.in/Hotel_Review-g1-d2-Reviews-My_Resort.html",
  },
  "google-maps": {
    hosts: /^(maps\.app\.goo\.gl|goo\.gl|g\.page|(www\.|maps\.)?google\.(com|co\.in))$/,
    example: "https://maps.app.goo.gl/AbCdEf, as 'Share' in Google Maps copies it",
  },
} satisfies Record<string, Network>;

export type NetworkName = keyof typeof networks;
const networkNames = Object.keys(networks) as NetworkName[];

/** Query parameters that only track who shared a link. */
const trackers = /^(utm_\w+|igsh|igshid|fbclid|mibextid|ref|refid|si|s|t|lang|hl|locale)$/;

/** The URL of a page at a network, from a handle or a URL. Undefined if it is neither. */
export function parseSocialUrl(network: NetworkName, written: string): string | undefined {
  const { hosts, handle, handleUrl: ofHandle, ignoredPaths: noPage }: Network = networks[network];
  const number = network === "whatsapp" && parseTelephone(written, "");
  if (number) return `https://wa.me/${number.replaceAll(/\D/g, "")}`;
  const name = written.replace(/^@/, "");
  if (ofHandle && handle?.test(name) && !isHostOfAny(name)) return ofHandle(name);
  const url = URL.parse(/^https?:\/\//i.test(written) ? written : `https://${written}`);
  if (!url || !hosts.test(url.hostname) || noPage?.test(url.pathname)) return undefined;
  url.protocol = "https:";
  for (const key of [...url.searchParams.keys()]) if (trackers.test(key)) url.searchParams.delete(key);
  return url.href;
}

/** Without this check instagram.com would count as a handle at Facebook. */
const isHostOfAny = (text: string) =>
  Object.values<Network>(networks).some(({ hosts }) => hosts.test(text.toLowerCase()));

/** The resort's pages at social networks. The specification allows icons without a link. */
export const social = (label: string) =>
  list(
    label,
    "Link",
    entry({
      icon: oneOf("Network", networkNames),
      target: maybe(
        nonEmptyString(plain).register(fieldMeta, {
          label: "Your name there, or your page's address",
          hint: "Such as: my.resort. Empty: no link.",
        }),
      ),
    }).transform(({ icon, target }, { addIssue }) => {
      const url = target && parseSocialUrl(icon, target);
      if (target && !url) {
        const message = `is not a page of your own at ${icon}. Enter for example ${networks[icon].example}`;
        addIssue({ code: "custom", path: ["target"], message });
      }
      return { icon, target: url ? new Link(url) : undefined };
    }),
  );
